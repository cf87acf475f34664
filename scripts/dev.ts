import { SettingsError } from '#server/settings.ts';
import { startDevelopment } from './dev/start-development.ts';

try {
  await startDevelopment();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import * as v from 'valibot';
import { isOrigin } from '#shared/origin.ts';

const wholeNumber = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'has to be a whole number'),
    v.transform(Number),
    v.maxValue(most, `has to be at most ${most}`),
  );

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'has to be an origin such as https://www.example.com, without a path'),
  v.transform((text) => new URL(text).origin),
);

const logLevels = ['fatal', 'error', 'warn', 'info', 'silent'] as const;

/** Every setting of the server by its name in the environment, with its default. */
const schema = v.object({
  PORT: v.optional(wholeNumber(65_535), '3000'),
  HOST: v.optional(v.string()),
  /** The origin that visitors see, for canonical URLs and the sitemap. Without this setting pages name no host. */
  SITE_URL: v.optional(origin),
  /** Another origin that serves `/assets/`, such as a storage host or a CDN. */
  ASSET_ORIGIN: v.optional(origin),
  INDEXING: v.optional(v.picklist(['on', 'off'], 'has to be on or off'), 'on'),
  /** How long requests are still accepted after the signal to stop, in milliseconds. */
  SHUTDOWN_GRACE_MS: v.optional(wholeNumber(600_000), '1000'),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `has to be one of ${logLevels.join(', ')}`), 'info'),
});

/** The names of all settings. */
export const settingNames = Object.keys(schema.entries);

export type Settings = ReturnType<typeof readSettings>;

/** Thrown if settings are invalid. The message has a sentence for each of them, which names the setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the settings. A variable with an empty value counts as unset. `address`, the origin in the owner's `site.yaml`
 * or '', is the default of `SITE_URL`. Throws `SettingsError`.
 */
export function readSettings(environment: NodeJS.ProcessEnv, address: string) {
  const given = Object.entries({
    ...environment,
    SITE_URL: environment.SITE_URL || address,
  }).filter(([, value]) => value);
  const result = v.safeParse(schema, Object.fromEntries(given));
  if (result.success) return result.output;
  const sentences = result.issues.map(({ path, message }) => {
    return `${path?.[0]?.key} ${message}, but is ${JSON.stringify(path?.[0]?.value)}.`;
  });
  throw new SettingsError(sentences.join(' '));
}

/** A sentence about settings that are valid but probably a mistake, or ''. */
export function settingsWarning({ SITE_URL }: Settings): string {
  if (SITE_URL) return '';
  return 'SITE_URL is not set: pages have no canonical link, social networks get no picture, and robots.txt does not name the sitemap.';
}

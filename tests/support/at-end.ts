import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Calls `end` after the running test, or after the file's last test if none is running. */
export function atEnd(end: () => unknown): void {
  const register = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  register(async () => {
    await end();
  });
}

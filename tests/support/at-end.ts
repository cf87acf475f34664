import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Calls `end` when the running test is over, or after the file's last test where none is running. */
export function atEnd(end: () => unknown): void {
  const register = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  register(async () => {
    await end();
  });
}

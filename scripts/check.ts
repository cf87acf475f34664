import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { relative } from 'node:path';
import { root } from './bundle/folders.ts';

/*
 * `npm run check` checks everything that an edit of words, facts, pictures or pages can break, without a
 * browser. It stops at the first step that fails, and says in sentences what is wrong.
 */

const folder = mkdtempSync(`${tmpdir()}/check-`);
const report = `${folder}/tests.json`;

interface Step {
  name: string;
  command: string;
  /** Turns the command's output into sentences. */
  explain: (output: string) => string[];
}

const steps: readonly Step[] = [
  {
    name: 'Words, facts, pictures and pages',
    command: 'node --import tsx scripts/build.ts',
    explain: (output) => [output],
  },
  { name: 'Names that the code uses', command: 'tsc --pretty false', explain: explainTypes },
  {
    name: 'Pages as they are sent: specification, links, HTML, weight',
    command: `vitest run --config tests/vitest.config.ts tests/content --reporter=json --outputFile=${report}`,
    explain: explainTests,
  },
];

/** TypeScript's messages, each with its file and line, without the indented lines after them. */
function explainTypes(output: string): string[] {
  const messages = [...output.matchAll(/^(\S+)\((\d+),\d+\): error \w+: (.*)$/gm)].map(
    ([, file, line, message = '']) =>
      `${file}, line ${line}: ${message.replace(/ on type '\{[^']*'/, '')}`,
  );
  const advice =
    'Names to the left of a colon are used elsewhere: leave them as they were, and change what is to the right.';
  return messages.length > 0 ? [...messages, advice] : [output];
}

interface TestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; title: string; failureMessages: string[] }[];
  }[];
}

/** The name of each failed test, and the first line of its message. */
function explainTests(output: string): string[] {
  let results: TestReport['testResults'];
  try {
    results = (JSON.parse(readFileSync(report, 'utf8')) as TestReport).testResults;
  } catch {
    return [output];
  }
  const firstLine = (text = '') => text.replace(/^\w*Error: /, '').split('\n')[0];
  return results.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const sentences = failed.map(
      ({ title, failureMessages }) => `"${title}" is not so: ${firstLine(failureMessages[0])}`,
    );
    if (failed.length === 0 && message) sentences.push(firstLine(message) ?? message);
    return sentences.map((sentence) => `${sentence} (${relative(root, name)})`);
  });
}

function passes({ name, command, explain }: Step): boolean {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status === 0) {
    console.log(`✓ ${name}`);
    return true;
  }
  console.error(`✗ ${name}`);
  for (const sentence of explain((stderr + stdout).trim())) console.error(`  ${sentence}`);
  return false;
}

try {
  if (steps.every(passes)) console.log('All is well: the site can go live.');
  else process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

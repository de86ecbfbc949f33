// Lists the twenty largest answers to calls without optional arguments, as measured by the size limit tests
// (test/support/answer-size.ts). For tools that these tests do not measure, example rows are repeated up to the default
// limit. One token is four characters of JSON.

import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_TOKENS_FIXED_LIMIT, type MeasuredAnswer, tokensOf } from '../support/answer-size.ts';
import { multipliedAnswers } from '../support/multiplied-answers.ts';

const RUNNER = fileURLToPath(new URL('../run.ts', import.meta.url));
const TESTS = fileURLToPath(new URL('../runtime/', import.meta.url));
const SHOWN = 20;

export async function benchAnswerSizes(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-sizes-'));
  const file = join(folder, 'sizes');
  try {
    const { status, stdout } = spawnSync(process.execPath, [RUNNER, ...(await measuringTests())], {
      env: { ...process.env, ALMANAC_SIZES: file },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The measuring tests failed:\n${stdout}`);
    return table(largestOfEach((await readFile(file, 'utf8')).trim().split('\n').map(measuredOf)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measuringTests(): Promise<string[]> {
  const files = await readdir(TESTS, { recursive: true });
  const tests = files.filter((name) => name.endsWith('.test.ts'));
  const texts = await Promise.all(tests.map((name) => readFile(join(TESTS, name), 'utf8')));
  return tests.filter((_, index) => texts[index]?.includes('support/answer-size.ts'));
}

/** Parses a line printed by the tests. The text after the tool name distinguishes different calls of the same tool. */
function measuredOf(line: string): MeasuredAnswer {
  const measured: MeasuredAnswer = JSON.parse(line);
  return { ...measured, tool: measured.tool.split(/[ ?]/)[0] as string };
}

function largestOfEach(measured: readonly MeasuredAnswer[]): MeasuredAnswer[] {
  const largest = new Map<string, MeasuredAnswer>();
  for (const each of measured) {
    if (each.tokens > (largest.get(each.tool)?.tokens ?? 0)) largest.set(each.tool, each);
  }
  for (const { tool, answer } of multipliedAnswers()) {
    if (!largest.has(tool)) largest.set(tool, { tool, tokens: tokensOf(answer), bound: MAX_TOKENS_FIXED_LIMIT });
  }
  return [...largest.values()].sort((a, b) => b.tokens - a.tokens);
}

function table(measured: readonly MeasuredAnswer[]): string[] {
  const number = (value: number) => value.toLocaleString('en');
  return [
    `| the ${SHOWN} largest of ${measured.length} answers at realistic sizes | tokens | limit |`,
    '|---|---:|---:|',
    ...measured.slice(0, SHOWN).map(({ tool, tokens, bound }) => `| ${tool} | ${number(tokens)} | ${number(bound)} |`),
  ];
}

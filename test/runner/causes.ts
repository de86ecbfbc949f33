// Why something failed, in a few lines, read from what uvu, the compiler or Node printed; and that output without the bulk of its
// differences. Pure.

export interface Cause {
  /** The test's. */
  readonly name: string | undefined;
  /** Line of the test file. */
  readonly line: number | undefined;
  readonly says: readonly string[];
}

/** Of a difference, as many lines are shown. */
const MOST_LINES = 8;
const MOST_CHARACTERS = 300;
/** Of a whole output. */
const MOST_OUTPUT = 12_000;

const FAILED = /^ {3}FAIL {2}(?:.+ )?"(.*)"$/;
const CHANGED = /^\s*(--|\+\+)/;
const FRAME = /^\s+at /;
const OF_TEST = /\.test\.ts:(\d+):\d+\)?$/;
/** Lines of an output that say what is wrong where no test does. */
const TELLS = /error\b|Error:|lint\/|^skipped|✖|×|unused|changed|missing/i;

/** Each test that failed with the reason; where none did, what the output says of an error. */
export function causesOf(output: string): Cause[] {
  const lines = output.split('\n');
  const starts = lines.flatMap((line, index) => (FAILED.test(line) ? [index] : []));
  if (starts.length > 0) return starts.map((start, n) => testCause(lines.slice(start, starts[n + 1])));
  const told = lines.filter((line) => TELLS.test(line) && !FRAME.test(line)).slice(0, MOST_LINES);
  const says = (told.length > 0 ? told : lines.filter((line) => line.trim() !== '').slice(-MOST_LINES)).map(cut);
  return says.length === 0 ? [] : [{ name: undefined, line: undefined, says }];
}

function testCause(lines: readonly string[]): Cause {
  const [first = '', ...rest] = lines;
  const end = rest.findIndex((line) => FRAME.test(line));
  const body = end < 0 ? rest : rest.slice(0, end);
  const frame = rest.map((line) => OF_TEST.exec(line)?.[1]).find((line) => line !== undefined);
  const message = body.slice(0, Math.max(1, body.indexOf(''))).map((line) => line.trim());
  const says = [...message, ...differing(body)].filter((line) => line !== '');
  return {
    name: FAILED.exec(first)?.[1],
    line: frame === undefined ? undefined : Number(frame),
    says: says.slice(0, MOST_LINES).map(cut),
  };
}

/** The lines of a difference that stand on one side alone: uvu shows whole blocks of equal lines on both. */
function differing(body: readonly string[]): string[] {
  const changed = body.filter((line) => CHANGED.test(line)).map((line) => line.trim());
  const bare = (line: string) => line.slice(2).replace(/,$/, '');
  const on = (sign: string) => new Set(changed.filter((line) => line.startsWith(sign)).map(bare));
  const [actual, expected] = [on('--'), on('++')];
  const onOneSide = changed.filter((line) => !(line.startsWith('--') ? expected : actual).has(bare(line)));
  // In another order, nothing stands on one side alone.
  return (onOneSide.length > 0 ? onOneSide : changed).map((line) => line.replaceAll('·', ' '));
}

function cut(line: string): string {
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line;
}

/** An output in which no difference runs over more than some lines. */
export function shortened(output: string): string {
  const kept: string[] = [];
  let run = 0;
  const endRun = () => {
    if (run > MOST_LINES) kept.push(`        … ${run - MOST_LINES} more lines that differ`);
    run = 0;
  };
  for (const line of output.split('\n')) {
    if (CHANGED.test(line)) {
      run += 1;
      if (run > MOST_LINES) continue;
    } else endRun();
    kept.push(line);
  }
  endRun();
  return kept.join('\n').slice(-MOST_OUTPUT);
}

// Writes log lines without waiting for the reader. If the reader is closed or stalled, lines are dropped and counted,
// so memory stays bounded.

import { lineForPeople } from './line-for-people.ts';

export interface LineStream {
  readonly writableLength: number;
  write(text: string, done: (error?: Error | null) => void): boolean;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** Maximum number of pending bytes; further lines are dropped. */
const MAX_WAITING = 1_048_576;

/** Writes once per turn of the event loop. Failed writes are not retried. */
export class LogOutput {
  readonly #stream: LineStream;
  readonly #form: (line: string) => string;
  #text = '';
  #lines = 0;
  #underWay = 0;
  #lost = 0;
  #reported = 0;
  #hasFailed = false;
  #flushing: (() => void)[] = [];

  /** @param form converts a JSON line to the output format */
  constructor(stream: LineStream, form = (line: string) => line) {
    this.#stream = stream;
    this.#form = form;
    // Failures are reported to the callback of the write.
    stream.on('error', () => {});
  }

  /** Number of lines that were lost because too much output was pending or a write failed. */
  get lost(): number {
    return this.#lost;
  }

  /** Never waits and never throws. */
  write(line: string): void {
    if (this.#text.length + this.#stream.writableLength + line.length > MAX_WAITING) {
      this.#lost++;
      return;
    }
    if (this.#lines++ === 0) setImmediate(() => this.#send());
    this.#text += this.#form(line);
  }

  /** Calls `done` when all lines have been written or have failed. pino requires the name of this method. */
  flush(done: () => void): void {
    if (this.#lines === 0 && this.#underWay === 0) done();
    else this.#flushing.push(done);
  }

  #send(): void {
    const lines = this.#lines;
    const lost = this.#lost;
    const unreported = this.#stream.writableLength < MAX_WAITING / 2 ? lost - this.#reported : 0;
    // Start on a new line, because a failed write may have left a partial line.
    const start = this.#hasFailed ? '\n' : '';
    this.#hasFailed = false;
    const text = start + this.#text + (unreported > 0 ? this.#form(telling(unreported)) : '');
    this.#reported += unreported;
    this.#text = '';
    this.#lines = 0;
    this.#underWay++;
    this.#stream.write(text, (error) => {
      this.#underWay--;
      if (error) {
        this.#lost += lines;
        this.#reported -= unreported;
        this.#hasFailed = true;
      }
      if (this.#lines > 0 || this.#underWay > 0) return;
      for (const done of this.#flushing.splice(0)) done();
    });
  }
}

function telling(lost: number): string {
  const facts = {
    level: 'warn',
    time: new Date().toISOString(),
    lost,
    msg: 'log lines were lost: the output was full or not read',
  };
  return `${JSON.stringify(facts)}\n`;
}

let output: LogOutput | undefined;

/** Returns the output that all logs share, because the limit applies to all of them together. */
export function standardOutput(): LogOutput {
  output ??= outputOf(process.stdout);
  return output;
}

export function standardError(): LogOutput {
  return outputOf(process.stderr);
}

function outputOf(stream: NodeJS.WriteStream): LogOutput {
  return new LogOutput(stream, stream.isTTY ? lineForPeople : undefined);
}

// Where lines of the log go: standard output, without ever waiting for who reads it. A reader that is gone or stands still costs
// lines, which are counted; it costs no memory beyond a bound, and holds up no stop.

import { lineForPeople } from './line-for-people.ts';

/** What lines are written to: of a stream its end that takes text. */
export interface LineStream {
  readonly writableLength: number;
  write(text: string, done: (error?: Error | null) => void): boolean;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** Bytes that wait for a reader; lines beyond them are lost. */
const MOST_WAITING = 1_048_576;

/** Lines on their way to a stream: those of one turn of the event loop are one write, and none is tried twice. */
export class LogOutput {
  readonly #stream: LineStream;
  readonly #form: (line: string) => string;
  #text = '';
  #lines = 0;
  #underWay = 0;
  #lost = 0;
  #told = 0;
  #hasFailed = false;
  #flushing: (() => void)[] = [];

  /** @param form what becomes of a line of JSON before it goes out */
  constructor(stream: LineStream, form = (line: string) => line) {
    this.#stream = stream;
    this.#form = form;
    // Each failed write is told to the write itself.
    stream.on('error', () => {});
  }

  /** Lines that nobody will read: they came while too much waited, or could not be written. */
  get lost(): number {
    return this.#lost;
  }

  /** Takes one line with its end. Never waits, never throws. */
  write(line: string): void {
    if (this.#text.length + this.#stream.writableLength + line.length > MOST_WAITING) {
      this.#lost++;
      return;
    }
    if (this.#lines++ === 0) setImmediate(() => this.#send());
    this.#text += this.#form(line);
  }

  /** Calls back when everything has gone out, or failed. pino's name for it. */
  flush(done: () => void): void {
    if (this.#lines === 0 && this.#underWay === 0) done();
    else this.#flushing.push(done);
  }

  #send(): void {
    const lines = this.#lines;
    const lost = this.#lost;
    const untold = this.#stream.writableLength < MOST_WAITING / 2 ? lost - this.#told : 0;
    // A write that failed may have left a part of a line, which must not spoil the next one.
    const start = this.#hasFailed ? '\n' : '';
    this.#hasFailed = false;
    const text = start + this.#text + (untold > 0 ? this.#form(telling(untold)) : '');
    this.#told += untold;
    this.#text = '';
    this.#lines = 0;
    this.#underWay++;
    this.#stream.write(text, (error) => {
      this.#underWay--;
      if (error) {
        this.#lost += lines;
        this.#told -= untold;
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

/** The process's standard output; one for all logs, so that one bound holds. Lines for people on a terminal, else JSON. */
export function standardOutput(): LogOutput {
  output ??= outputOf(process.stdout);
  return output;
}

/** Standard error, for a process whose output is answers. */
export function standardError(): LogOutput {
  return outputOf(process.stderr);
}

function outputOf(stream: NodeJS.WriteStream): LogOutput {
  return new LogOutput(stream, stream.isTTY ? lineForPeople : undefined);
}

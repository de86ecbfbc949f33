// Runs SQL in separate processes and kills slow ones.

import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { Problem } from '../contract/problem.ts';
import { FairQueue } from '../lib/fair-queue.ts';
import { type SqlAnswer, type SqlJob, STARTED } from './sql-job.ts';

const SCRIPT = new URL('./sql-process.ts', import.meta.url);
/** Time limit for one statement, once its tables are loaded. */
const MAX_MS = 1_000;
/** Time limit for starting a process and loading the tables. */
const MAX_LOADING_MS = 10_000;
/** Idle time after which a process is ended. */
const IDLE_MS = 60_000;
const PROCESSES = 2;
const MAX_WAITING = 50;
/** Maximum number of waiting statements per caller. */
const MAX_WAITING_PER_CALLER = 10;

type SqlResult = Extract<SqlAnswer, { ok: true }>;

interface Waiting {
  readonly job: SqlJob;
  readonly resolve: (result: SqlResult) => void;
  readonly reject: (problem: Problem) => void;
}

/** A few processes that run statements, started on demand. */
export class SqlRunner {
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #waiting = new FairQueue<Waiting>();
  #closed = false;

  /**
   * @param who identifies the caller; callers take turns
   * @throws Problem invalid_arguments for a statement that SQLite rejects or that takes too long, too_many_requests if too many wait
   */
  run(job: SqlJob, who: string): Promise<SqlResult> {
    if (this.#closed) return Promise.reject(new Problem('shutting_down', 'This server is stopping.'));
    if (this.#waiting.size >= MAX_WAITING || this.#waiting.sizeOf(who) >= MAX_WAITING_PER_CALLER) {
      return Promise.reject(new Problem('too_many_requests', 'Too many queries are running.', { retryAfter: 2 }));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.add({ job, resolve, reject }, who);
      this.#next();
    });
  }

  close(): void {
    this.#closed = true;
    for (const worker of this.#all) worker.end();
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      next.reject(new Problem('shutting_down', 'This server is stopping.'));
    }
  }

  #next(): void {
    if (this.#closed || this.#waiting.size === 0) return;
    const worker = this.#idle.pop() ?? (this.#all.size < PROCESSES ? this.#started() : undefined);
    if (worker === undefined) return;
    const { job, resolve, reject } = this.#waiting.shift() as Waiting;
    worker.run(job).then(
      (answer) => {
        this.#idle.push(worker);
        if (answer.ok) resolve(answer);
        else reject(refusedSql(answer.message));
        this.#next();
      },
      (message: string) => {
        this.#all.delete(worker);
        reject(refusedSql(message));
        this.#next();
      },
    );
  }

  #started(): Worker {
    const worker = new Worker(() => {
      this.#all.delete(worker);
      const index = this.#idle.indexOf(worker);
      if (index >= 0) this.#idle.splice(index, 1);
    });
    this.#all.add(worker);
    return worker;
  }
}

/** Problem for a statement that cannot be run. */
export function refusedSql(message: string): Problem {
  return new Problem('invalid_arguments', `/sql ${message}.`, {
    errors: [{ parameter: '/sql', code: 'value', message }],
  });
}

/** Lowers the priority of a process, so statements that keep all processors busy do not slow down the server. */
function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has already ended, or the system does not allow the change.
  }
}

class Worker {
  readonly #child: ChildProcess;
  readonly #onEnd: () => void;
  #finish: ((answer: SqlAnswer | string) => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
    this.#child = fork(SCRIPT, [], {
      env: {},
      execArgv: ['--max-old-space-size=128', '--no-warnings'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.unref();
    this.#child.channel?.unref();
    yieldToOthers(this.#child.pid);
    this.#child.on('message', (message) => {
      if (message === STARTED) this.#limit(MAX_MS, `took more than ${MAX_MS / 1_000} s`);
      else this.#finish?.(message as SqlAnswer);
    });
    this.#child.on('exit', () => this.#ended('used more memory than a query is allowed'));
    this.#child.on('error', () => this.#ended('could not be run'));
  }

  /** Rejects with the reason if the process ends. */
  run(job: SqlJob): Promise<SqlAnswer> {
    clearTimeout(this.#timer);
    this.#child.channel?.ref();
    return new Promise((resolve, reject) => {
      this.#finish = (answer) => {
        this.#finish = undefined;
        this.#child.channel?.unref();
        this.#limit(IDLE_MS, '').unref();
        if (typeof answer === 'string') reject(answer);
        else resolve(answer);
      };
      this.#limit(MAX_LOADING_MS, 'could not be started in time');
      this.#child.send(job, (error) => error !== null && this.#ended('could not be run'));
    });
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#child.kill('SIGKILL');
  }

  #limit(ms: number, message: string): NodeJS.Timeout {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ended(message), ms);
    return this.#timer;
  }

  #ended(message: string): void {
    const finish = this.#finish;
    this.end();
    this.#onEnd();
    finish?.(message);
    clearTimeout(this.#timer);
  }
}

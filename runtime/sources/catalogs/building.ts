// Builds a list's file in a worker thread and replaces the old file only when the new one is complete. If the process
// is killed, the old file (if any) is kept.

import { rmSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { putInPlace } from '../../lib/whole-file.ts';
import { isDiskFailure, OwnDiskFailed, onOwnDisk } from '../../sdk/own-disk.ts';
import type { Order, Report } from './builder-worker.ts';
import { type FilePart, isFilePart, type ListRow } from './list-row.ts';

const BUILDER_MEMORY_MB = 96;
const BUILDER_YOUNG_MB = 8;
const ROWS_A_MESSAGE = 1000;
/** Only the owner may read the file, because the data may be restricted by a license that the operator has accepted. */
const MODE = 0o600;

/**
 * `onProgress` receives the number of rows written. Rejects and keeps the old file if `parts` rejects or there are no
 * rows.
 */
export async function buildListFile(
  file: string,
  parts: AsyncIterable<readonly ListRow[] | FilePart> | Iterable<readonly ListRow[] | FilePart>,
  builtAt: number,
  onProgress: (written: number) => void,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.building`;
  rmSync(unfinished, { force: true });
  await (await onOwnDisk(open(unfinished, 'wx', MODE))).close();
  const builder = new Builder(unfinished, onProgress);
  let reading: string | undefined;
  try {
    for await (const part of parts) {
      reading = isFilePart(part) ? part.file : undefined;
      if (isFilePart(part)) await builder.do({ part });
      else for (const rows of chunks(part)) await builder.do({ rows });
    }
    await builder.do({ end: { builtAt } });
    await onOwnDisk(putInPlace(unfinished, file));
  } catch (error) {
    await builder.end();
    for (const left of [unfinished, reading]) if (left !== undefined) rmSync(left, { force: true });
    throw error;
  }
  await builder.end();
}

function* chunks(rows: readonly ListRow[]): Generator<readonly ListRow[]> {
  for (let start = 0; start < rows.length; start += ROWS_A_MESSAGE) yield rows.slice(start, start + ROWS_A_MESSAGE);
}

class Builder {
  readonly #worker: Worker;
  #settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  #broken: Error | undefined;

  constructor(file: string, onProgress: (written: number) => void) {
    this.#worker = new Worker(new URL('./builder-worker.ts', import.meta.url), {
      workerData: { file },
      resourceLimits: { maxOldGenerationSizeMb: BUILDER_MEMORY_MB, maxYoungGenerationSizeMb: BUILDER_YOUNG_MB },
    });
    this.#worker.on('message', (report: Report) => {
      if ('progress' in report) onProgress(report.progress);
      else if ('done' in report) {
        onProgress(report.done);
        this.#settle?.resolve();
      } else {
        const error = new Error(report.failed);
        this.#settle?.reject(report.isDisk ? new OwnDiskFailed(error) : error);
      }
    });
    this.#worker.on('error', (error) => {
      this.#broken = isDiskFailure(error) ? new OwnDiskFailed(error) : (error as Error);
      this.#settle?.reject(this.#broken);
    });
  }

  do(order: Order): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#broken !== undefined) return reject(this.#broken);
      this.#settle = { resolve, reject };
      this.#worker.postMessage(order);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

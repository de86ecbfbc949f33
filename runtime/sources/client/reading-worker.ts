// Worker thread of reading-thread.ts. Reads bodies one after another, each with the function that its source's module exports.

import { parentPort } from 'node:worker_threads';
import { Problem } from '../../contract/problem.ts';
import { Answer, type Read, Stored } from './answer.ts';
import { markupFault } from './bounds.ts';
import { bytesOf, pack } from './model-transfer.ts';
import type { Reading, ReadingOutcome } from './reading-thread.ts';

/** Maximum size of a model. Receiving a larger one would block the main thread. */
const MAX_MODEL_BYTES = 24_000_000;

const port = parentPort;
if (port === null) throw new Error('This module must run in a worker thread.');
port.on('message', async (reading: Reading) => {
  const outcome = await outcomeOf(reading);
  port.postMessage(outcome, outcome.ok ? [outcome.model.serialized.buffer, ...outcome.model.buffers] : []);
});

async function outcomeOf({ module, name, source, status, headers, body }: Reading): Promise<ReadingOutcome> {
  try {
    const { reads } = (await import(module)) as { readonly reads?: Readonly<Record<string, Read<unknown>>> };
    const read = reads?.[name];
    if (read === undefined) throw new Error(`${module} does not export reads.${name}.`);
    const fault = markupFault(body);
    if (fault !== undefined) throw new Error(fault);
    const stored = new Stored(status, headers, Buffer.from(body.buffer), 0);
    const model = pack(read(new Answer(stored, source, 'miss')));
    if (bytesOf(model) > MAX_MODEL_BYTES) throw new Error('the parsed response is too large');
    return { ok: true, model };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof Problem)) return { ok: false, message };
    const { cause: _, ...extras } = error.extras;
    return { ok: false, message, problem: { code: error.code, detail: error.message, extras } };
  }
}

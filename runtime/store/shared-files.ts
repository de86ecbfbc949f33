// Files are split into parts, so no process needs to keep a complete file in memory, and downloads can be resumed. A
// file is used only if its hash matches.

import { createHash } from 'node:crypto';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { putInPlace } from '../lib/whole-file.ts';
import type { Engine } from './engine.ts';
import type { SharedFiles } from './store.ts';

const PIECE_BYTES = 512 * 1024;
/** The same mode as that of harvested files. */
const OWNER_ONLY = 0o600;

export function sharedFiles({ counts, tryLead }: Pick<Engine, 'counts' | 'tryLead'>): SharedFiles {
  const about = (name: string) =>
    counts.selectFrom('shared_files').selectAll().where('name', '=', name).executeTakeFirst();
  return {
    tryLead: (name) => tryLead(`file.${name}`),
    version: async (name) => (await about(name))?.version,
    async take(name, file, signal) {
      const known = await about(name);
      if (known === undefined) return false;
      const { version, hash } = known;
      const bytes = Number(known.bytes);
      const taken = `${file}.${createHash('sha256').update(version).digest('hex').slice(0, 16)}.taken`;
      await mkdir(dirname(file), { recursive: true });
      // Processes that share the folder may write to this file at the same time, because they write the same bytes.
      const handle = await open(taken, 'a', OWNER_ONLY).then(async (made) => {
        await made.close();
        return open(taken, 'r+');
      });
      try {
        const { size } = await handle.stat();
        for (let at = Math.floor(size / PIECE_BYTES) * PIECE_BYTES; at < bytes; at += PIECE_BYTES) {
          signal.throwIfAborted();
          const row = await counts
            .selectFrom('shared_file_pieces')
            .select('body')
            .where('name', '=', name)
            .where('version', '=', version)
            .where('piece', '=', at / PIECE_BYTES)
            .executeTakeFirst();
          // A newer version has replaced the file.
          if (row === undefined) return await discard(taken);
          await handle.write(row.body, 0, row.body.length, at);
        }
      } finally {
        await handle.close();
      }
      if ((await hashOf(taken)) !== hash) return discard(taken);
      await putInPlace(taken, file);
      return true;
    },
    async give(name, file, version) {
      const { size: bytes } = await stat(file);
      const sum = createHash('sha256');
      let piece = 0;
      for await (const body of pieces(file)) {
        sum.update(body);
        await counts
          .insertInto('shared_file_pieces')
          .values({ name, version, piece, body })
          .onConflict((conflict) => conflict.columns(['name', 'version', 'piece']).doUpdateSet({ body }))
          .execute();
        piece += 1;
      }
      const row = { version, bytes, hash: sum.digest('hex') };
      await counts
        .insertInto('shared_files')
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
      await counts.deleteFrom('shared_file_pieces').where('name', '=', name).where('version', '!=', version).execute();
    },
  };
}

async function discard(taken: string): Promise<false> {
  await rm(taken, { force: true });
  return false;
}

async function* pieces(file: string): AsyncGenerator<Buffer> {
  const handle = await open(file, 'r');
  try {
    for (;;) {
      const buffer = Buffer.alloc(PIECE_BYTES);
      const { bytesRead } = await handle.read(buffer, 0, PIECE_BYTES);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

async function hashOf(file: string): Promise<string> {
  const sum = createHash('sha256');
  for await (const piece of pieces(file)) sum.update(piece);
  return sum.digest('hex');
}

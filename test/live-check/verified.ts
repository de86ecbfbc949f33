// Records `verified: { date }` for confirmed claims or an entire source. Preserves all other bytes of the manifest.

import { isMap, isSeq, parseDocument } from 'yaml';
import type { SourceResult } from './check.ts';

export function withVerified(text: string, { settled, asked, held, skipped }: SourceResult, day: string): string {
  const edits: { at: number; until: number; put: string }[] = [];
  const document = parseDocument(text);
  const claims = document.get('unverified', true);
  for (const claim of isSeq(claims) ? claims.items : []) {
    if (!isMap(claim) || !settled.includes(String(claim.get('id'))) || claim.range == null) continue;
    const known = claim.items.find(({ key }) => String(key) === 'verified');
    const old = known?.value as { range?: [number, number, number] | null } | undefined;
    // The range of a flow mapping ends at its brace.
    if (old?.range) edits.push({ at: old.range[0], until: old.range[1], put: `{ date: '${day}' }` });
    else if (claim.flow)
      edits.push({ at: claim.range[1] - 1, until: claim.range[1] - 1, put: `, verified: { date: '${day}' } ` });
  }
  if (skipped === undefined && asked > 0 && held === asked) {
    const existing = document.get('verified', true) as { range?: [number, number, number] | null } | undefined;
    if (existing?.range) edits.push({ at: existing.range[0], until: existing.range[1], put: `{ date: '${day}' }` });
    else
      edits.push({
        at: text.length,
        until: text.length,
        put: `${text.endsWith('\n') ? '' : '\n'}verified: { date: '${day}' }\n`,
      });
  }
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce(
      (before, { at, until, put }) =>
        `${before.slice(0, at).replace(put.startsWith(', ') ? / $/ : /$/, '')}${put}${before.slice(until)}`,
      text,
    );
}

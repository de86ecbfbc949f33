// Where keys are made or seen no page of another origin gets in: a browser names the page in `Origin`, so that a foreign one
// is refused, and without CORS fields no answer can be read by one.

import type { Context } from 'koa';
import { endpoints } from '../../generated/endpoints/endpoints.ts';
import { Problem } from '../contract/problem.ts';

/** Throws Problem `forbidden` for a request of a foreign page. */
export function refuseForeignOrigin(context: Context, publicUrl: string | undefined): void {
  context.vary('Origin');
  const origin = context.get('Origin').toLowerCase();
  if (origin === '' || origin === publicUrl?.toLowerCase()) return;
  const host = context.get('Host').toLowerCase();
  if (origin === `http://${host}` || origin === `https://${host}`) return;
  throw new Problem('forbidden', 'Pages of other origins may not call this address.');
}

const PRIVATE = new Set(endpoints.filter(({ sameOrigin }) => sameOrigin).map(({ path }) => path.split('/')[1]));

/** Whether pages of any origin may read what stands at a path; preflight requests are answered by it too. */
export function isOpenToPages(path: string): boolean {
  return !PRIVATE.has(path.split('/', 2)[1]);
}

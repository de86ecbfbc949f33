// The views of a result as its `_meta` carries them, for the app that draws it inside a chat.

import { appFor, appViews, VIEWS_META } from '../../contract/app.ts';
import type { Operation } from '../../contract/operation.ts';
import { viewsOf } from '../../views/declared.ts';

const members = new WeakMap<Operation, string>();

/** The member of `_meta` as JSON text; empty where no app draws the result. Read once for each operation. */
export async function viewsMember(operation: Operation): Promise<string> {
  const known = members.get(operation);
  if (known !== undefined) return known;
  const views = appViews(await viewsOf(operation));
  const member = appFor(views) === undefined ? '' : `${JSON.stringify(VIEWS_META)}:${JSON.stringify(views)}`;
  members.set(operation, member);
  return member;
}

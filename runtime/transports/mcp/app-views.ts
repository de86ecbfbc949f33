import { appFor, appViews, VIEWS_META } from '../../contract/app.ts';
import type { Operation } from '../../contract/operation.ts';
import { viewsOf } from '../../views/declared.ts';

const members = new WeakMap<Operation, string>();
const paths = new WeakMap<Operation, readonly string[]>();

/** Returns the paths of the lists that views show as rows, in order. The result is cached. */
export async function rowPathsOf(operation: Operation): Promise<readonly string[]> {
  const known = paths.get(operation);
  if (known !== undefined) return known;
  const found = (await viewsOf(operation)).flatMap((view) =>
    'rows' in view && view.rows !== undefined ? [view.rows] : [],
  );
  paths.set(operation, found);
  return found;
}

/** Returns JSON text, which is empty if no app renders the result. The text is cached. */
export async function viewsMember(operation: Operation): Promise<string> {
  const known = members.get(operation);
  if (known !== undefined) return known;
  const views = appViews(await viewsOf(operation));
  const member = appFor(views) === undefined ? '' : `${JSON.stringify(VIEWS_META)}:${JSON.stringify(views)}`;
  members.set(operation, member);
  return member;
}

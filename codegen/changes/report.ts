import type { Declaration } from '../language/data.ts';
import type { Change, ChangeClass } from './change.ts';
import { fits } from './declared.ts';
import type { Places } from './places.ts';

const CLASSES: readonly ChangeClass[] = ['breaking', 'additive', 'text'];

const HEADS: Readonly<Record<ChangeClass, string>> = {
  breaking: 'Breaking',
  additive: 'Additive',
  text: 'Text',
};

/** @param notesOn returns the notes for a change as a list of lines */
export function words(
  changes: readonly Change[],
  places: Places,
  notesOn: (change: Change) => readonly string[] = () => [],
): string {
  if (changes.length === 0) return 'Nothing changed for consumers.\n';
  const parts = CLASSES.flatMap((class_) => {
    const own = changes.filter((change) => change.class === class_);
    if (own.length === 0) return [];
    const lines = own.flatMap((change) => [
      `  ${places.of(change)}  ${change.where}: ${change.message}  (${change.kind})`,
      ...notesOn(change).map((note) => `    ${note}`),
    ]);
    return [`${HEADS[class_]}: ${own.length}\n${lines.join('\n')}`];
  });
  return `${parts.join('\n\n')}\n`;
}

export function json(changes: readonly Change[], places: Places): string {
  const byClass = CLASSES.map((class_) => [
    class_,
    changes
      .filter((change) => change.class === class_)
      .map((change) => {
        const { kind, where, was, is, message } = change;
        const [file, line] = places.of(change).split(':');
        return { kind, where, was, is, message, file, line: line === undefined ? null : Number(line) };
      }),
  ]);
  return `${JSON.stringify(Object.fromEntries(byClass), null, 2)}\n`;
}

/** For breaking changes, the declarations are used instead of the generated messages. */
export function changelog(changes: readonly Change[], declarations: readonly Declaration[]): string {
  const of = (...classes: ChangeClass[]) => changes.filter((change) => classes.includes(change.class));
  const removed = of('breaking').map((change) => breakingLine(change, declarations));
  const sections: [head: string, lines: string[]][] = [
    ['Breaking', [...new Set(removed)]],
    ['Added', of('additive').map(({ where, message }) => `- \`${where}\`: ${message}.`)],
    ['Changed', textLines(of('text'))],
  ];
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([head, lines]) => `### ${head}\n\n${lines.join('\n')}\n`)
    .join('\n');
}

function breakingLine(change: Change, declarations: readonly Declaration[]): string {
  const declared = declarations.find((each) => fits(each, change));
  const head = `- \`${change.where}\`: ${change.message}.`;
  return declared === undefined ? head : `${head} ${ended(declared.why)} ${ended(declared.instead)}`;
}

function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Lists only the locations of changed texts, because the texts are in the generated documents. */
function textLines(changes: readonly Change[]): string[] {
  const places = [
    ...new Set(
      changes.map(({ where }) =>
        where
          .split('.')
          .slice(0, where.startsWith('api.') ? 3 : 2)
          .join('.'),
      ),
    ),
  ];
  return places.length === 0 ? [] : [`- Texts changed: ${places.map((place) => `\`${place}\``).join(', ')}.`];
}

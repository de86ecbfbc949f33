// Rules on what agents read of a single tool: what a program can tell of the public score of tool definitions (Glama's TDQS:
// its context signals and hard gates), and what is nearest to it of the rest, which takes a model to judge.

import type { ArgumentData, EndpointToolData, OperationData } from '../../language/data.ts';
import { bareName } from '../../language/names.ts';
import { contentWords, wordsAdded } from '../../language/wording.ts';
import type { NodePath } from '../../load/manifest.ts';
import type { Scope } from '../scope.ts';

/** A summary that has fewer words than these beyond name and title only says the name again. */
const FEWEST_WORDS_MORE = 2;

/** What stands before the point of a summary: agents read its first words. */
const OPENING =
  /^(?:(?:this|the|a) (?:tool|function|endpoint|operation|method)\b|tool (?:to|for|that)\b|(?:it|allows?|lets|used?|returns?|helps?)\b)/i;
/** What a change is told with; forms that are nouns as well ("Changes at companies", "Set of codes") are left out. */
const CHANGING =
  /^(?:add|cancel|change|create|delete|modify|remove|register|rename|replace|reset|save|send|subscribe|unsubscribe|update|write|adds|creates|deletes|modifies|removes|renames|sends|writes)\b/i;
const HARMLESS = /\bread[- ]only\b|\bonly reads?\b|\bchanges nothing\b(?! else)|\bno side effects?\b/i;
const UNDOING = /\b(?:undo|undone|back|again|restored?|recovered|for good|final|permanent(?:ly)?|irreversibl[ey])\b/i;
const PLACEHOLDER =
  /\b(?:TODO|FIXME|TBD|XXX)\b|\blorem ipsum\b|\[object Object\]|\b(?:description|text|summary) (?:goes )?here\b/i;

/** The rules on the texts of a tool of a service, or of the platform. */
export function checkWording(scope: Scope, name: string, operation: OperationData, path: NodePath): void {
  checkPlaceholders(scope, operation, path);
  for (const [field, argument] of Object.entries(operation.arguments ?? {})) {
    checkArgumentText(scope, bareName(field), argument, [...path, 'arguments', field]);
  }
  if (scope.manifest.kind === 'api') return;
  checkTitle(scope, name, operation, path);
  checkSummary(scope, name, operation, path);
  checkWhen(scope, name, operation, path);
  checkDisclosure(scope, operation, path);
}

/** The rules on the texts of an endpoint as a tool. */
export function checkToolWording(
  scope: Scope,
  { name, title, when, instead }: EndpointToolData,
  { summary }: OperationData,
  path: NodePath,
): void {
  const told = { title, summary, when };
  checkTitle(scope, name, told, path);
  checkWhen(scope, name, told, path);
  checkTexts(scope, insteadTexts(instead, path));
  checkTexts(scope, [
    [title, [...path, 'title']],
    [when, [...path, 'when']],
  ]);
}

/** SPEC064: two tools of a service that are called, or described, by the same words. */
export function checkTwins(scope: Scope): void {
  if (scope.manifest.kind !== 'service') return;
  for (const word of ['title', 'summary'] as const) {
    const first = new Map<string, string>();
    for (const [name, operation, path] of scope.operations()) {
      const text = operation[word]?.toLowerCase();
      if (text === undefined) continue;
      const twin = first.get(text);
      if (twin === undefined) first.set(text, name);
      else
        scope.fault(
          [...path, word],
          'SPEC064',
          `${twin} has this ${word} already: agents could not tell the two apart`,
        );
    }
  }
}

/** SPEC063: a title that is the name in other letters, or no longer than it. */
function checkTitle(scope: Scope, name: string, { title }: Pick<OperationData, 'title'>, path: NodePath): void {
  if (title === undefined || title.length > name.length) return;
  const message = `the title says no more than the name: make it longer than the ${name.length} characters of ${name}`;
  scope.fault([...path, 'title'], 'SPEC063', message);
}

/** SPEC065: a summary that only says the name again; SPEC066: one that begins with words about tools. */
function checkSummary(scope: Scope, name: string, { title, summary }: OperationData, path: NodePath): void {
  const at = [...path, 'summary'];
  if (wordsAdded(summary, namesOf(name, title)) < FEWEST_WORDS_MORE) {
    scope.fault(at, 'SPEC065', 'the summary says the name again: say what comes back, of what, and by what');
  }
  const opening = OPENING.exec(summary)?.[0];
  if (opening !== undefined) {
    scope.fault(at, 'SPEC066', `begins with "${opening}": agents read the first words, so begin with what comes back`);
  }
}

/** SPEC067: a "when" with no word beyond those of name, title and summary. */
function checkWhen(
  scope: Scope,
  name: string,
  { title, summary, when }: Pick<OperationData, 'title' | 'summary' | 'when'>,
  path: NodePath,
): void {
  if (when === undefined) return;
  const known = new Set([...namesOf(name, title), ...contentWords(summary)]);
  if (wordsAdded(when, known) > 0) return;
  scope.fault([...path, 'when'], 'SPEC067', 'says the summary again: say what somebody asks who needs this tool');
}

/** SPEC058: words that the effect contradicts; SPEC059: a change of which agents are not told enough. */
function checkDisclosure(scope: Scope, operation: OperationData, path: NodePath): void {
  const { summary, description = '', effect = 'read' } = operation;
  if (effect === 'read') {
    const verb = CHANGING.exec(summary)?.[0];
    if (verb === undefined) return;
    const message = `"${verb}" is what a tool with an effect does, and this one is published as only reading`;
    scope.fault([...path, 'summary'], 'SPEC058', message, 'set effect: write, or begin with what comes back');
    return;
  }
  for (const word of ['summary', 'description'] as const) {
    const claim = HARMLESS.exec(operation[word] ?? '')?.[0];
    if (claim === undefined) continue;
    scope.fault([...path, word], 'SPEC058', `"${claim}" contradicts effect: ${effect}`);
  }
  if (description === '') {
    scope.fault(
      [...path, 'effect'],
      'SPEC059',
      'a tool that changes something needs a "description": what changes, and what stays',
    );
  } else if (effect === 'destroy' && !UNDOING.test(description)) {
    scope.fault([...path, 'description'], 'SPEC059', 'must say whether what is removed can be had again or undone');
  }
}

/** SPEC068: a description of an argument with no word beyond its name's. */
function checkArgumentText(scope: Scope, name: string, argument: string | ArgumentData, path: NodePath): void {
  const description = typeof argument === 'string' ? undefined : argument.description;
  if (description === undefined || wordsAdded(description, namesOf(name)) > 0) return;
  const message = `says the name again: say what ${name} means, its form, or an example`;
  scope.fault([...path, 'description'], 'SPEC068', message);
}

/** SPEC069: text that was to be replaced. */
function checkPlaceholders(scope: Scope, operation: OperationData, path: NodePath): void {
  const texts: PlacedText[] = (['title', 'summary', 'description', 'when'] as const).map((word) => [
    operation[word],
    [...path, word],
  ]);
  texts.push(...insteadTexts(operation.instead, path));
  for (const [field, argument] of Object.entries(operation.arguments ?? {})) {
    const at = [...path, 'arguments', field, 'description'];
    texts.push([typeof argument === 'string' ? undefined : argument.description, at]);
  }
  checkTexts(scope, texts);
}

type PlacedText = readonly [text: string | undefined, path: NodePath];

function insteadTexts(instead: OperationData['instead'], path: NodePath): PlacedText[] {
  return Object.entries(instead ?? {}).map(([tool, purpose]) => [purpose, [...path, 'instead', tool]]);
}

function checkTexts(scope: Scope, texts: readonly PlacedText[]): void {
  for (const [text, at] of texts) {
    const found = PLACEHOLDER.exec(text ?? '')?.[0];
    if (found !== undefined) scope.fault(at, 'SPEC069', `"${found}" was to be replaced`);
  }
}

function namesOf(name: string, title?: string): Set<string> {
  return contentWords(name.replaceAll('_', ' '), title);
}

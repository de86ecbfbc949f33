// Rules for the texts of tools that agents read. They implement the mechanical part of a public score of tool
// definitions (Glama's TDQS: context signals and hard gates), and approximate the parts that need a model to judge.

import type { ArgumentData, EndpointToolData, OperationData } from '../../language/data.ts';
import { bareName } from '../../language/names.ts';
import { contentWords, wordsAdded } from '../../language/wording.ts';
import type { NodePath } from '../../load/manifest.ts';
import type { Scope } from '../scope.ts';

/** Minimum number of words in a summary that are not in the name or title. */
const MIN_ADDED_WORDS = 2;

/** Matches phrases that delay the main point. Agents give the most weight to the first words. */
const OPENING =
  /^(?:(?:this|the|a) (?:tool|function|endpoint|operation|method)\b|tool (?:to|for|that)\b|(?:it|allows?|lets|used?|returns?|helps?)\b)/i;
/** Matches verbs that express a change, except forms that are also nouns ("Changes at companies", "Set of codes"). */
const CHANGING =
  /^(?:add|cancel|change|create|delete|modify|remove|register|rename|replace|reset|save|send|subscribe|unsubscribe|update|write|adds|creates|deletes|modifies|removes|renames|sends|writes)\b/i;
const HARMLESS = /\bread[- ]only\b|\bonly reads?\b|\bchanges nothing\b(?! else)|\bno side effects?\b/i;
const UNDOING = /\b(?:undo|undone|back|again|restored?|recovered|for good|final|permanent(?:ly)?|irreversibl[ey])\b/i;
const PLACEHOLDER =
  /\b(?:TODO|FIXME|TBD|XXX)\b|\blorem ipsum\b|\[object Object\]|\b(?:description|text|summary) (?:goes )?here\b/i;

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

export function checkToolWording(
  scope: Scope,
  { name, title, when, instead }: EndpointToolData,
  { summary }: OperationData,
  path: NodePath,
): void {
  const texts = { title, summary, when };
  checkTitle(scope, name, texts, path);
  checkWhen(scope, name, texts, path);
  checkTexts(scope, insteadTexts(instead, path));
  checkTexts(scope, [
    [title, [...path, 'title']],
    [when, [...path, 'when']],
  ]);
}

/** SPEC064: two tools of a service have the same title or summary. */
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
          `${twin} already has this ${word}, so agents could not distinguish them`,
        );
    }
  }
}

/** SPEC063: a title that only repeats the name, or is not longer than the name. */
function checkTitle(scope: Scope, name: string, { title }: Pick<OperationData, 'title'>, path: NodePath): void {
  if (title === undefined || title.length > name.length) return;
  const message = `the title only repeats the name: it must be longer than the ${name.length} characters of ${name}`;
  scope.fault([...path, 'title'], 'SPEC063', message);
}

/** SPEC065: a summary that only repeats the name. SPEC066: a summary that begins with a phrase such as "This tool". */
function checkSummary(scope: Scope, name: string, { title, summary }: OperationData, path: NodePath): void {
  const at = [...path, 'summary'];
  if (wordsAdded(summary, namesOf(name, title)) < MIN_ADDED_WORDS) {
    scope.fault(
      at,
      'SPEC065',
      'the summary repeats the name: state what the tool returns, its subject, and how results are selected',
    );
  }
  const opening = OPENING.exec(summary)?.[0];
  if (opening !== undefined) {
    scope.fault(at, 'SPEC066', `begins with "${opening}": agents read the first words, so begin with the result`);
  }
}

/** SPEC067: the text contains no words that are not in the name, title or summary. */
function checkWhen(
  scope: Scope,
  name: string,
  { title, summary, when }: Pick<OperationData, 'title' | 'summary' | 'when'>,
  path: NodePath,
): void {
  if (when === undefined) return;
  const known = new Set([...namesOf(name, title), ...contentWords(summary)]);
  if (wordsAdded(when, known) > 0) return;
  scope.fault([...path, 'when'], 'SPEC067', 'repeats the summary: describe a request that needs this tool');
}

/**
 * SPEC058: a text that contradicts the tool's effect. SPEC059: a description that does not sufficiently explain what
 * the tool changes.
 */
function checkDisclosure(scope: Scope, operation: OperationData, path: NodePath): void {
  const { summary, description = '', effect = 'read' } = operation;
  if (effect === 'read') {
    const verb = CHANGING.exec(summary)?.[0];
    if (verb === undefined) return;
    const message = `"${verb}" describes a change, but this tool is published as read-only`;
    scope.fault([...path, 'summary'], 'SPEC058', message, 'set effect: write, or begin with the result');
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
      'a tool that changes state needs a "description" of what changes and what does not',
    );
  } else if (effect === 'destroy' && !UNDOING.test(description)) {
    scope.fault([...path, 'description'], 'SPEC059', 'must state whether the removal can be undone');
  }
}

/** SPEC068: the description only repeats the name. */
function checkArgumentText(scope: Scope, name: string, argument: string | ArgumentData, path: NodePath): void {
  const description = typeof argument === 'string' ? undefined : argument.description;
  if (description === undefined || wordsAdded(description, namesOf(name)) > 0) return;
  const message = `repeats the name: state what ${name} means, its format, or an example`;
  scope.fault([...path, 'description'], 'SPEC068', message);
}

/** SPEC069: a text that still contains a placeholder. */
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
    if (found !== undefined) scope.fault(at, 'SPEC069', `"${found}" is a placeholder that was not replaced`);
  }
}

function namesOf(name: string, title?: string): Set<string> {
  return contentWords(name.replaceAll('_', ' '), title);
}

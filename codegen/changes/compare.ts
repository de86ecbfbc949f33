// Compares two descriptions of the contract. Performs no I/O.

import { type Change, Changes, inner, type Spot, shown } from './change.ts';
import { compareLists, SchemaComparison } from './schemas.ts';
import type { Surface, SurfaceArgument, SurfaceDeprecation, SurfaceEvent, SurfaceOperation } from './surface.ts';
import { orderIn } from './wording.ts';

const PLATFORM = 'spec/platform.yaml';

/** Returns all changes, in the order services, tools, events, errors, plans. */
export function changesBetween(was: Surface, is: Surface): Change[] {
  const changes = new Changes();
  const schemas = new SchemaComparison(changes, was.definitions, is.definitions);
  pairs(was.services, is.services, (slug, before, after) => compareService(changes, slug, before, after));
  pairs(was.operations, is.operations, (name, before, after) =>
    compareOperation(changes, schemas, name, before, after),
  );
  pairs(was.events, is.events, (type, before, after) => compareEvent(changes, schemas, type, before, after));
  pairs(was.errors, is.errors, (code, before, after) => compareError(changes, code, before, after));
  pairs(was.plans, is.plans, (plan, before, after) => comparePlan(changes, plan, before, after));
  compareKey(changes, was.key, is.key);
  return changes.all;
}

function pairs<Value>(
  was: Readonly<Record<string, Value>>,
  is: Readonly<Record<string, Value>>,
  callback: (name: string, was: Value | undefined, is: Value | undefined) => void,
): void {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
  for (const name of names) callback(name, own(was, name), own(is, name));
}

function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function onBoth<Value>(
  changes: Changes,
  spot: Spot,
  was: Value | undefined,
  is: Value | undefined,
  what: string,
): boolean {
  if (was === undefined) changes.add(spot, { class: 'additive', aspect: 'added', message: `${what} is new` });
  if (is === undefined) changes.add(spot, { class: 'breaking', aspect: 'removed', message: `${what} was removed` });
  return was !== undefined && is !== undefined;
}

function text(changes: Changes, spot: Spot, aspect: string, was: string, is: string): void {
  if (was === is) return;
  changes.add(spot, { class: 'text', aspect: `${aspect}-changed`, was, is, message: `the ${aspect} changed` });
}

function breaking(changes: Changes, spot: Spot, aspect: string, message: string, was?: unknown, is?: unknown): void {
  changes.add(spot, { class: 'breaking', aspect, message, was, is });
}

function additive(changes: Changes, spot: Spot, aspect: string, message: string, was?: unknown, is?: unknown): void {
  changes.add(spot, { class: 'additive', aspect, message, was, is });
}

type ServiceSurface = Surface['services'][string];

function compareService(changes: Changes, slug: string, was?: ServiceSurface, is?: ServiceSurface): void {
  const source = `${(is ?? was)?.source}#`;
  const spot = { subject: 'service', where: slug, source, inside: ['title'] };
  if (!onBoth(changes, spot, was, is, `the service ${slug}`) || was === undefined || is === undefined) return;
  for (const word of ['title', 'summary', 'lifecycle'] as const)
    text(changes, { ...spot, inside: [word] }, word, was[word], is[word]);
}

function compareOperation(
  changes: Changes,
  schemas: SchemaComparison,
  name: string,
  was?: SurfaceOperation,
  is?: SurfaceOperation,
): void {
  const one = (is ?? was) as SurfaceOperation;
  const subject = one.path === undefined ? 'tool' : 'endpoint';
  const spot = { subject, where: name, source: one.source, inside: [] };
  if (!onBoth(changes, spot, was, is, `the ${subject} ${name}`) || was === undefined || is === undefined) return;
  text(changes, { ...spot, inside: ['title'] }, 'title', was.title, is.title);
  compareDescription(changes, { ...spot, inside: ['summary'] }, was.description, is.description);
  compareCalling(changes, spot, was, is);
  compareDeprecation(changes, { ...spot, inside: ['deprecated'] }, was.deprecated, is.deprecated);
  const arguments_ = { ...spot, subject: 'argument', where: `${name}.arguments`, inside: ['arguments'] };
  compareArguments(changes, schemas, arguments_, was, is);
  compareRules(changes, spot, was, is);
  const result = { ...spot, subject: 'result', where: `${name}.returns`, inside: ['returns'] };
  schemas.compare(result, 'gives', was.result, is.result);
  if (!was.orNotFound && is.orNotFound)
    breaking(changes, result, 'not-found-added', 'the result may now be { error: not_found }');
  if (was.orNotFound && !is.orNotFound)
    additive(changes, result, 'not-found-removed', 'the result is no longer { error: not_found }');
  compareErrors(changes, { ...spot, subject: 'error', inside: ['errors'] }, was.errors, is.errors);
}

function compareDescription(changes: Changes, spot: Spot, was: string, is: string): void {
  const [order, now] = [orderIn(was), orderIn(is)];
  if (order !== undefined && now !== undefined && order !== now) {
    breaking(changes, spot, 'order-changed', `the order changed from "${order}" to "${now}"`, order, now);
  }
  text(changes, spot, 'description', was, is);
}

function compareCalling(changes: Changes, spot: Spot, was: SurfaceOperation, is: SurfaceOperation): void {
  const at = (word: string) => ({ ...spot, inside: [word] });
  if (was.path !== is.path)
    breaking(
      changes,
      at('path'),
      'path-changed',
      `the path changed from ${shown(was.path)} to ${shown(is.path)}`,
      was.path,
      is.path,
    );
  for (const method of was.methods.filter((each) => !is.methods.includes(each))) {
    breaking(changes, at('effect'), 'method-removed', `${method} is no longer supported`, method);
  }
  for (const method of is.methods.filter((each) => !was.methods.includes(each))) {
    additive(changes, at('effect'), 'method-added', `${method} is now supported`, undefined, method);
  }
  if (was.effect !== is.effect)
    breaking(
      changes,
      at('effect'),
      'effect-changed',
      `the effect changed from ${was.effect} to ${is.effect}`,
      was.effect,
      is.effect,
    );
  if (was.security !== is.security) {
    const note = is.security === 'none' ? additive : breaking;
    note(
      changes,
      at(spot.subject === 'tool' ? 'key' : 'security'),
      'security-changed',
      `the required access changed from ${was.security} to ${is.security}`,
      was.security,
      is.security,
    );
  }
  if (was.status !== is.status)
    breaking(
      changes,
      at('status'),
      'status-changed',
      `the status changed from ${was.status} to ${is.status}`,
      was.status,
      is.status,
    );
  if (was.content !== is.content)
    breaking(
      changes,
      at('content'),
      'content-changed',
      `the media type changed from ${shown(was.content)} to ${shown(is.content)}`,
      was.content,
      is.content,
    );
}

function compareArguments(
  changes: Changes,
  schemas: SchemaComparison,
  spot: Spot,
  was: SurfaceOperation,
  is: SurfaceOperation,
): void {
  const renamed = new Map<string, string>();
  for (const [name, { formerly = [] }] of Object.entries(is.arguments)) {
    for (const former of formerly) if (Object.hasOwn(was.arguments, former)) renamed.set(former, name);
  }
  // A renamed argument whose former name is still accepted counts as the same argument.
  const before = Object.entries(was.arguments).map(([name, each]) => [renamed.get(name) ?? name, each] as const);
  for (const [former, name] of renamed)
    additive(changes, inner(spot, name), 'renamed', `its former name is ${former}`, former, name);
  pairs(Object.fromEntries(before), is.arguments, (name, before, after) => {
    const at = inner(spot, name);
    if (before === undefined && after?.required) {
      breaking(changes, at, 'added-required', `the argument ${name} is new and required`);
      return;
    }
    if (!onBoth(changes, at, before, after, `the argument ${name}`) || before === undefined || after === undefined)
      return;
    const names = [name, ...(after.formerly ?? [])];
    for (const former of (before.formerly ?? []).filter((each) => !names.includes(each))) {
      breaking(changes, at, 'former-name-dropped', `the former name ${former} is no longer accepted`, former);
    }
    comparePresence(changes, at, before, after);
    if (before.list !== undefined && after.list !== undefined) compareLists(changes, at, before.list, after.list);
    if ((before.list === undefined) !== (after.list === undefined)) {
      breaking(
        changes,
        at,
        'type-changed',
        before.list === undefined ? 'it is now a comma-separated list' : 'it is no longer a comma-separated list',
      );
    }
    schemas.compare(at, 'takes', before.schema, after.schema);
  });
}

function comparePresence(changes: Changes, spot: Spot, was: SurfaceArgument, is: SurfaceArgument): void {
  if (!was.required && is.required) breaking(changes, spot, 'became-required', 'it is now required');
  if (was.required && !is.required) additive(changes, spot, 'became-optional', 'it is now optional');
  if (JSON.stringify(was.default) !== JSON.stringify(is.default)) {
    const aspect =
      was.default === undefined ? 'default-added' : is.default === undefined ? 'default-removed' : 'default-changed';
    // If a required argument gets a default, more calls are accepted.
    const note = was.required ? additive : breaking;
    note(
      changes,
      spot,
      aspect,
      `the default changed from ${shown(was.default)} to ${shown(is.default)}`,
      was.default,
      is.default,
    );
  }
  if (was.anyCase && !is.anyCase) breaking(changes, spot, 'case-counts', 'its values are now case-sensitive');
  if (!was.anyCase && is.anyCase) additive(changes, spot, 'any-case', 'its values are now case-insensitive');
  if (was.groups && !is.groups) breaking(changes, spot, 'groups-refused', 'groups of countries are no longer accepted');
  if (!was.groups && is.groups) additive(changes, spot, 'groups-taken', 'groups of countries are now accepted');
}

const RULES = ['atLeastOneOf', 'oneGroupOf', 'inOrder'] as const;
const RULE_WORDS = { atLeastOneOf: 'at_least_one_of', oneGroupOf: 'one_group_of', inOrder: 'in_order' } as const;

/** An additional rule rejects calls that were accepted; an additional group in a one-of rule accepts more calls. */
function compareRules(changes: Changes, spot: Spot, was: SurfaceOperation, is: SurfaceOperation): void {
  for (const rule of RULES) {
    const word = RULE_WORDS[rule];
    const at = { ...spot, inside: [word] };
    const [before, after] = [was[rule] ?? [], is[rule] ?? []];
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    if (looser(rule, before, after)) additive(changes, at, 'rule-loosened', `"${word}" is less strict`, before, after);
    else breaking(changes, at, 'rule-tightened', `"${word}" is stricter`, before, after);
  }
}

function looser(
  rule: (typeof RULES)[number],
  before: readonly (readonly string[])[],
  after: readonly (readonly string[])[],
): boolean {
  if (after.length === 0) return true;
  if (before.length === 0) return false;
  const has = (lists: readonly (readonly string[])[], list: readonly string[]) =>
    lists.some((each) => each.join() === list.join());
  if (rule === 'oneGroupOf') return before.every((group) => has(after, group));
  if (rule === 'inOrder') return after.every((pair) => has(before, pair));
  // Calls that satisfied one of the old rules must satisfy every new rule.
  return after.every((names) => before.some((old) => old.every((name) => names.includes(name))));
}

function compareErrors(changes: Changes, spot: Spot, was: readonly string[], is: readonly string[]): void {
  for (const code of was.filter((each) => !is.includes(each))) {
    breaking(changes, spot, 'code-dropped', `it no longer returns the error ${code}`, code);
  }
  for (const code of is.filter((each) => !was.includes(each))) {
    additive(changes, spot, 'code-declared', `it may now return the error ${code}`, undefined, code);
  }
}

function compareDeprecation(changes: Changes, spot: Spot, was?: SurfaceDeprecation, is?: SurfaceDeprecation): void {
  if (was === undefined && is !== undefined)
    additive(changes, spot, 'deprecated', `is deprecated and will be removed after ${is.removeAfter}`, undefined, is);
  if (was !== undefined && is === undefined) additive(changes, spot, 'kept', 'is no longer deprecated', was);
  if (was?.removeAfter === undefined || is?.removeAfter === undefined || was.removeAfter === is.removeAfter) return;
  const sooner = is.removeAfter < was.removeAfter;
  const note = sooner ? breaking : additive;
  note(
    changes,
    spot,
    sooner ? 'goes-sooner' : 'goes-later',
    `will be removed after ${is.removeAfter} instead of ${was.removeAfter}`,
    was.removeAfter,
    is.removeAfter,
  );
}

function compareEvent(
  changes: Changes,
  schemas: SchemaComparison,
  type: string,
  was?: SurfaceEvent,
  is?: SurfaceEvent,
): void {
  const spot = { subject: 'event', where: `events.${type}`, source: ((is ?? was) as SurfaceEvent).source, inside: [] };
  if (!onBoth(changes, spot, was, is, `the event ${type}`) || was === undefined || is === undefined) return;
  text(changes, { ...spot, inside: ['summary'] }, 'summary', was.summary, is.summary);
  if (was.identity !== is.identity) {
    breaking(
      changes,
      { ...spot, inside: ['identity'] },
      'identity-changed',
      `the identity of records changed from ${was.identity} to ${is.identity}`,
      was.identity,
      is.identity,
    );
  }
  for (const field of was.compare.filter((each) => !is.compare.includes(each))) {
    breaking(
      changes,
      { ...spot, inside: ['compare'] },
      'field-unwatched',
      `changes to ${field} are no longer reported`,
      field,
    );
  }
  for (const field of is.compare.filter((each) => !was.compare.includes(each))) {
    additive(
      changes,
      { ...spot, inside: ['compare'] },
      'field-watched',
      `changes to ${field} are now reported`,
      undefined,
      field,
    );
  }
  compareDeprecation(changes, { ...spot, inside: ['deprecated'] }, was.deprecated, is.deprecated);
  schemas.compare(inner(spot, 'record'), 'gives', was.record, is.record);
}

type ErrorSurface = Surface['errors'][string];

function compareError(changes: Changes, code: string, was?: ErrorSurface, is?: ErrorSurface): void {
  const spot = { subject: 'error', where: `errors.${code}`, source: `${PLATFORM}#errors.${code}`, inside: [] };
  if (!onBoth(changes, spot, was, is, `the error ${code}`) || was === undefined || is === undefined) return;
  if (was.status !== is.status)
    breaking(
      changes,
      { ...spot, inside: ['status'] },
      'status-changed',
      `the status changed from ${was.status} to ${is.status}`,
      was.status,
      is.status,
    );
  text(changes, { ...spot, inside: ['title'] }, 'title', was.title, is.title);
}

type PlanSurface = Surface['plans'][string];

function comparePlan(changes: Changes, plan: string, was?: PlanSurface, is?: PlanSurface): void {
  const spot = { subject: 'plan', where: `plans.${plan}`, source: `${PLATFORM}#plans.${plan}`, inside: [] };
  if (!onBoth(changes, spot, was, is, `the plan ${plan}`) || was === undefined || is === undefined) return;
  pairs(was, is, (name, before, after) => {
    if (before === after) return;
    const lowered = before === undefined || (after !== undefined && after < before);
    const note = lowered ? breaking : additive;
    note(
      changes,
      inner(spot, name, name.split('.')),
      lowered ? 'limit-lowered' : 'limit-raised',
      `was ${before ?? 'unlimited'}, is ${after ?? 'unlimited'}`,
      before,
      after,
    );
  });
}

function compareKey(changes: Changes, was: Surface['key'], is: Surface['key']): void {
  for (const word of ['header', 'query', 'prefix']) {
    if (was[word] === is[word]) continue;
    const spot = { subject: 'key', where: `key.${word}`, source: `${PLATFORM}#key.${word}`, inside: [] };
    breaking(changes, spot, `${word}-changed`, `was ${shown(was[word])}, is ${shown(is[word])}`, was[word], is[word]);
  }
}

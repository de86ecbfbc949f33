// Watched part of a source, from events/<source>.yaml or `ALMANAC_SCOPE_<TYPE>_<NAME>`. A list is either
// comma-separated or the path of a file with one value per line.

import { readFileSync } from 'node:fs';
import type { EventType, ScopeSetting, ScopeValues } from '../contract/event.ts';

const MAX_QUOTED = 20;

export function scopeVariable({ type }: Pick<EventType, 'type'>, name: string): string {
  return `ALMANAC_SCOPE_${type}_${name}`.replaceAll('-', '_').toUpperCase();
}

/** Adds an error to `faults` for each invalid value. */
export function readScope(
  type: Pick<EventType, 'type' | 'scope'>,
  environment: Readonly<Record<string, string | undefined>>,
  faults: string[],
): ScopeValues {
  const values: Record<string, ScopeValues[string]> = {};
  for (const [name, setting] of Object.entries(type.scope)) {
    const variable = scopeVariable(type, name);
    const text = environment[variable]?.trim() ?? '';
    const fault = (what: string) => void faults.push(`${variable}: ${what}`);
    values[name] = text === '' ? setting.default : readValue(setting, text, fault);
  }
  return values;
}

export function isConfigured({ scope }: Pick<EventType, 'scope'>, values: ScopeValues): boolean {
  return Object.entries(scope).every(([name, { needed }]) => needed !== true || isGiven(values[name]));
}

function isGiven(value: ScopeValues[string] | undefined): boolean {
  return typeof value === 'number' || (value !== undefined && value.length > 0);
}

function readValue(setting: ScopeSetting, text: string, fault: (what: string) => void): ScopeValues[string] {
  if (setting.type === 'list') return readList(setting, text, fault);
  const [value] = [text].map((each) => plain(setting, each));
  if (setting.type === 'string') {
    if (!fits(setting, value as string)) fault(`${JSON.stringify(text)} is not ${expected(setting)}.`);
    return value as string;
  }
  const number = Number(value);
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = setting;
  const isWhole = setting.type === 'number' || Number.isInteger(number);
  if (!Number.isFinite(number) || !isWhole || number < minimum || number > maximum) {
    const range = setting.minimum === undefined ? '' : ` from ${minimum} to ${maximum}`;
    fault(`${JSON.stringify(text)} is not ${setting.type === 'integer' ? 'a whole number' : 'a number'}${range}.`);
  }
  return number;
}

function readList(setting: ScopeSetting, text: string, fault: (what: string) => void): readonly string[] {
  const content = isPath(text) ? fileText(text, fault) : text;
  const values = content
    .split('\n')
    .flatMap((line) => (line.split('#', 1)[0] as string).split(/[,;]/))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const wrong = values.filter((value) => !fits(setting, plain(setting, value)));
  if (wrong.length > 0) {
    const quoted = wrong.slice(0, MAX_QUOTED).map((value) => JSON.stringify(value.slice(0, 80)));
    fault(`not ${expected(setting)}: ${quoted.join(', ')}.`);
  }
  const unique = [...new Set(values.map((value) => plain(setting, value)))];
  const { maxItems } = setting;
  if (maxItems !== undefined && unique.length > maxItems)
    fault(`${unique.length} values; at most ${maxItems} are allowed.`);
  return unique;
}

function isPath(text: string): boolean {
  return text.startsWith('/') || text.startsWith('./') || text.startsWith('../');
}

function fileText(path: string, fault: (what: string) => void): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    fault(`the file ${path} cannot be read.`);
    return '';
  }
}

function plain({ ignore = '' }: ScopeSetting, value: string): string {
  return [...value].filter((character) => !ignore.includes(character)).join('');
}

function fits({ pattern, enum: words }: ScopeSetting, value: string): boolean {
  return (pattern === undefined || pattern.test(value)) && (words === undefined || words.includes(value));
}

function expected({ words, enum: closed, pattern }: ScopeSetting): string {
  if (closed !== undefined) return `one of ${closed.join(', ')}`;
  return words ?? `a value such as ${pattern?.source ?? 'in the manifest'}`;
}

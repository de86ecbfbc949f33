// Derives default views from the shape of a result. A single list of records becomes a table, a single record becomes
// its facts, and several lists become the facts and a table for each list.

import type { ViewData } from '../../language/data.ts';
import type { Field, Returns, Shape } from '../model.ts';
import { fieldsOf, type Level, named, wholeResult } from './paths.ts';

export function defaultViews(returns: Returns): ViewData[] {
  const lists = returns.fields.filter(isListOfRecords);
  const [only] = lists;
  if (only !== undefined && lists.length === 1) return [{ kind: 'table', rows: only.name }];
  const facts = flatFields(wholeResult(returns));
  const tables = lists.map(({ name }): ViewData => ({ kind: 'table', rows: name, title: inWords(name) }));
  return facts.length === 0 ? tables : [{ kind: 'facts', fields: facts }, ...tables];
}

function isListOfRecords({ shape }: Field): boolean {
  const list = named(shape);
  return list.kind === 'list' && named(list.items).kind === 'object';
}

export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Maximum depth of nested records. */
const DEEPEST = 3;

/** Returns the paths of fields with a single value or a list of single values, including fields of nested records. */
export function flatFields({ shape }: Level): string[] {
  const paths: string[] = shape.kind === 'object' ? [] : ['$value'];
  let level: (readonly [path: string, shape: Shape])[] = [['', shape]];
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const deeper: (readonly [string, Shape])[] = [];
    for (const [prefix, record] of level) {
      for (const field of fieldsOf(record)) {
        const path = prefix === '' ? field.name : `${prefix}.${field.name}`;
        const own = named(field.shape);
        if (isFlat(own)) paths.push(path);
        else if (own.kind === 'object') deeper.push([path, own]);
      }
    }
    level = deeper;
  }
  return paths;
}

function isFlat(shape: Shape): boolean {
  return shape.kind === 'scalar' || (shape.kind === 'list' && named(shape.items).kind === 'scalar');
}

/** Selects the field with the name of a record, by common field names. */
export function headlineOf(row: Level): string | undefined {
  return texts(row).find((name) => HEADLINES.includes(name)) ?? texts(row).find((name) => /_(name|title)$/.test(name));
}

const HEADLINES: readonly string[] = ['title', 'name', 'label', 'display_name', 'brief_title', 'text'];

/** Selects the field with the URL of a record. */
export function linkOf(row: Level): string | undefined {
  return texts(row).find((name) => name === 'url' || name === 'link');
}

function texts({ shape }: Level): string[] {
  return fieldsOf(shape)
    .filter((field) => {
      const own = named(field.shape);
      return own.kind === 'scalar' && own.types.includes('string');
    })
    .map(({ name }) => name);
}

// Citations of an answer: plain text, BibTeX and CSL-JSON. Titles contain arguments from callers, so everything is
// escaped.

import { platform } from '../../generated/platform.ts';

export interface CitedAnswer {
  readonly id: string;
  /** Absolute address of the answer. */
  readonly url: string;
  readonly title: string;
  readonly publishers: readonly string[];
  readonly licences: readonly string[];
  /** ISO 8601; null for data that ships with the server. */
  readonly answeredAt: string | null;
  readonly digest: string;
}

export interface CitationFormat {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export function citationFormats(cited: CitedAnswer): readonly CitationFormat[] {
  return [
    { name: 'text', title: 'Text', text: plainCitation(cited) },
    { name: 'bibtex', title: 'BibTeX', text: bibtex(cited) },
    { name: 'csl', title: 'CSL-JSON', text: JSON.stringify([cslItem(cited)], null, 2) },
    { name: 'link', title: 'Link', text: cited.url },
  ];
}

function plainCitation({ publishers, title, answeredAt, url }: CitedAnswer): string {
  const who = publishers.length === 0 ? '' : `${publishers.map(oneLine).join('; ')}. `;
  const when = answeredAt === null ? '' : ` Retrieved ${minuteOf(answeredAt)}`;
  return `${who}“${oneLine(title)}.”${when === '' ? ' Retrieved' : when} from ${platform.title}. ${url}`;
}

/** A BibTeX entry that requires no packages. `urldate` is ignored by classic BibTeX and used by BibLaTeX. */
function bibtex({ id, publishers, title, licences, answeredAt, url, digest }: CitedAnswer): string {
  const [year, month = '', day] = answeredAt?.slice(0, 10).split('-') ?? [];
  const note = [
    ...(answeredAt === null ? [] : [`Retrieved ${minuteOf(answeredAt)}`]),
    ...(licences.length === 0 ? [] : [`License: ${licences.join(', ')}`]),
    digest,
  ].join('. ');
  const fields = [
    ...(publishers.length === 0 ? [] : [`author = {${publishers.map((name) => `{${inBibtex(name)}}`).join(' and ')}}`]),
    `title = {{${inBibtex(title)}}}`,
    ...(year === undefined ? [] : [`year = {${year}}`, `month = ${MONTHS[Number(month) - 1]}`]),
    `howpublished = {${inBibtex(platform.title)}}`,
    `note = {${inBibtex(note)}}`,
    `url = {${url.replaceAll(/[\\{}%#\s]/g, encodeURIComponent)}}`,
    ...(day === undefined ? [] : [`urldate = {${year}-${month}-${day}}`]),
  ];
  return `@misc{almanac_${id},\n${fields.map((field) => `  ${field}`).join(',\n')}\n}`;
}

/** Braces are written as commands, because BibTeX counts them even after a backslash. */
const IN_BIBTEX: Readonly<Record<string, string>> = {
  '\\': '{\\textbackslash}',
  '{': '{\\textbraceleft}',
  '}': '{\\textbraceright}',
  '~': '{\\textasciitilde}',
  '^': '{\\textasciicircum}',
  '"': '{\\textquotedbl}',
};

function inBibtex(text: string): string {
  return oneLine(text).replaceAll(/[\\{}~^"#$%&_]/g, (each) => IN_BIBTEX[each] ?? `\\${each}`);
}

function cslItem({ id, publishers, title, licences, answeredAt, url, digest }: CitedAnswer): object {
  const date = answeredAt === null ? undefined : { 'date-parts': [answeredAt.slice(0, 10).split('-').map(Number)] };
  return {
    ...{ id: `almanac_${id}`, type: 'dataset', title: oneLine(title) },
    author: publishers.map((name) => ({ literal: oneLine(name) })),
    publisher: platform.title,
    ...(date === undefined ? {} : { issued: date, accessed: date }),
    URL: url,
    ...(licences.length === 0 ? {} : { license: licences.map(oneLine).join(', ') }),
    note: digest,
  };
}

/** Removes line breaks, control characters and characters that change the direction of the text. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ').trim();
}

/** `2026-11-20T08:15:00.000Z` → `2026-11-20 08:15 UTC` */
export function minuteOf(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}

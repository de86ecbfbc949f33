// Reads only direct children of the project element, because results and articles within it have their own
// organizations and categories. Namespaces are ignored; repeatable elements are always lists.

import { itemsOf, lineOf, objectOf, wholeOf } from '../../../lib/loose-json.ts';
import { xmlReader } from '../../../lib/xml.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { CodedTitle, LegalBasis, Participant, Project } from './project.ts';
import { programmeOf } from './project.ts';
import { amountOf, countryName, declared, flagOfText, isoCountry, writtenDay } from './values.ts';

type Text = string | { readonly '#text'?: string } | undefined;

interface Category {
  readonly '@classification'?: string;
  readonly code?: Text;
  readonly title?: Text;
  readonly displayCode?: Text;
}
interface Region {
  readonly '@type'?: string;
  readonly name?: Text;
}
interface Organisation {
  readonly [attribute: `@${string}`]: string | undefined;
  readonly id?: Text;
  readonly legalName?: Text;
  readonly shortName?: Text;
  readonly address?: { readonly city?: Text; readonly country?: Text; readonly url?: Text };
  readonly relations?: {
    readonly categories?: { readonly category?: Category[] };
    readonly regions?: { readonly region?: Region[] };
  };
}
interface Programme {
  readonly '@type'?: string;
  readonly '@uniqueProgrammePart'?: string;
  readonly code?: Text;
  readonly title?: Text;
  readonly frameworkProgramme?: Text;
}
interface Associations {
  readonly organization?: Organisation[];
  readonly programme?: Programme[];
  readonly call?: { readonly identifier?: Text; readonly title?: Text }[];
}
interface ProjectElement {
  readonly [name: string]: unknown;
  readonly identifiers?: { readonly grantDoi?: Text };
  readonly relations?: {
    readonly associations?: Associations;
    readonly categories?: { readonly category?: Category[] };
  };
}

const readElement = xmlReader({
  lists: ['organization', 'programme', 'call', 'category', 'region'],
  // Skip results and articles, which make up most of a record and are not used.
  unread: ['project.relations.associations.result', 'project.relations.associations.article'],
});

export const reads = readers(import.meta.url, { record: readRecord });

/** Returns undefined for the web page that the source returns if it has no record. */
function readRecord(answer: Answer): Project | undefined {
  if (answer.body.length === 0) throw new Error('The body is empty.');
  const text = answer.text();
  return answer.status === 200 && isProjectXml(text) ? readProject(text) : undefined;
}

/** Number of characters of the root tag to inspect: enough for a namespace prefix and `project`. */
const MAX_TAG = 100;
const OPENING = /^<(?:[\w-]+:)?project[\s>]/;

export function isProjectXml(text: string): boolean {
  const root = rootOf(text);
  return root !== undefined && OPENING.test(text.slice(root, root + MAX_TAG));
}

/** Returns the index of the first element after processing instructions and comments. Runs in linear time. */
function rootOf(text: string): number | undefined {
  for (let at = 0; at < text.length; ) {
    if (text.charCodeAt(at) <= SPACE) at++;
    else if (text.startsWith('<?', at)) at = behind(text, '?>', at + 2);
    else if (text.startsWith('<!--', at)) at = behind(text, '-->', at + 4);
    else return at;
  }
  return undefined;
}

const SPACE = 0x20;

function behind(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at === -1 ? text.length : at + end.length;
}

/** @throws Error if the document is malformed or truncated, or does not contain the reference or title */
export function readProject(text: string): Project {
  const project = objectOf(readElement(text, 'project')) as ProjectElement;
  const reference = content(project['id']);
  const title = content(project['title']);
  if (reference === undefined || title === undefined) throw new Error('The project has no id or no title.');
  const { relations } = project;
  const associations = relations?.associations;
  const categories = relations?.categories?.category ?? [];
  const programmes = associations?.programme ?? [];
  const legalBases = readLegalBases(programmes);
  return {
    reference,
    title,
    rcn: content(project['rcn']),
    acronym: content(project['acronym']),
    objective: content(project['objective']) ?? content(project['teaser']),
    euContribution: declared(amountOf(content(project['ecMaxContribution']))),
    totalCost: declared(amountOf(content(project['totalCost']))),
    programme: programmeIn(legalBases, programmes),
    legalBases,
    topics: programmes.filter((each) => each['@type'] === 'relatedTopic').flatMap(codedTitle),
    calls: [
      ...new Set((associations?.call ?? []).flatMap((each) => content(each.identifier) ?? content(each.title) ?? [])),
    ],
    fundingScheme: fundingScheme(categories),
    fieldsOfScience: categories.filter((each) => each['@classification'] === 'euroSciVoc').flatMap(fieldOfScience),
    startDate: writtenDay(content(project['startDate'])),
    endDate: writtenDay(content(project['endDate'])),
    durationMonths: wholeOf(content(project['duration'])),
    signatureDate: writtenDay(content(project['ecSignatureDate'])),
    status: content(project['status']),
    participants: readParticipants(associations?.organization ?? []),
    grantDoi: content(project.identifiers?.grantDoi),
    updated: writtenDay(content(project['contentUpdateDate'])),
  };
}

function readLegalBases(programmes: readonly Programme[]): LegalBasis[] {
  return programmes
    .filter((each) => each['@type'] === 'relatedLegalBasis')
    .flatMap((each) =>
      codedTitle(each).map((coded) => ({
        ...coded,
        framework: content(each.frameworkProgramme),
        isMain: flagOfText(each['@uniqueProgrammePart']) === true,
      })),
    )
    .sort((a, b) => Number(b.isMain) - Number(a.isMain));
}

function programmeIn(legalBases: readonly LegalBasis[], programmes: readonly Programme[]) {
  const frameworks = [
    ...legalBases.flatMap(({ framework, code }) => [framework, code]),
    ...programmes.map((each) => content(each.frameworkProgramme)),
  ];
  return frameworks.map(programmeOf).find((programme) => programme !== undefined);
}

function codedTitle(element: { readonly code?: Text; readonly title?: Text }): CodedTitle[] {
  const code = content(element.code);
  return code === undefined ? [] : [{ code, title: content(element.title) }];
}

function fundingScheme(categories: readonly Category[]): CodedTitle | undefined {
  const scheme = categories.find((each) => each['@classification'] === 'projectFundingSchemeCategory');
  const [coded] = scheme === undefined ? [] : codedTitle(scheme);
  return coded === undefined ? undefined : { ...coded, code: coded.code.replace(/^\//, '') };
}

/**
 * Returns the path of a field of science (`/natural sciences/…/phycology`) without its leading slash or, if it has no
 * path, its name.
 */
function fieldOfScience(category: Category): string[] {
  const field = content(category.displayCode)?.replace(/^\//, '') ?? content(category.title);
  return field === undefined ? [] : [field];
}

/** Sorted by participant number in the grant, which differs from document order; the coordinator is always first. */
function readParticipants(organisations: readonly Organisation[]): Participant[] {
  return organisations
    .map((each) => ({
      order: wholeOf(each['@order']) ?? Number.POSITIVE_INFINITY,
      participant: readParticipant(each),
    }))
    .sort((a, b) => rank(a.participant) - rank(b.participant) || compare(a.order, b.order))
    .flatMap(({ participant }) => participant ?? []);
}

function readParticipant(element: Organisation): Participant | undefined {
  const name = content(element.legalName) ?? content(element.shortName);
  if (name === undefined) return undefined;
  const { address, relations } = element;
  const region = relations?.regions?.region?.find((each) => each['@type'] === 'relatedRegion');
  const activity = relations?.categories?.category?.find(
    (each) => each['@classification'] === 'organizationActivityType',
  );
  const countryCode = isoCountry(content(address?.country));
  return {
    name,
    shortName: content(element.shortName),
    role: element['@type'] ?? 'participant',
    countryCode,
    country: content(region?.name) ?? countryName(countryCode),
    city: content(address?.city),
    euContribution: amountOf(element['@ecContribution']),
    netEuContribution: amountOf(element['@netEcContribution']),
    totalCost: amountOf(element['@totalCost']),
    isSme: flagOfText(element['@sme']),
    isTerminated: flagOfText(element['@terminated']),
    activityType: content(activity?.title),
    website: content(address?.url),
    pic: content(element.id),
  };
}

function rank(participant: Participant | undefined): number {
  return participant?.role === 'coordinator' ? 0 : 1;
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Returns the first element's text as one line. Ignores attributes. */
function content(value: unknown): string | undefined {
  const [first] = itemsOf(value);
  return lineOf(typeof first === 'object' ? (first as { '#text'?: unknown } | null)?.['#text'] : first);
}

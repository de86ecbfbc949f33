// Simulates CORDIS on loopback, with the real client and source. The search accepts only the conditions that CORDIS
// supports, so an injected query fails.

import type http from 'node:http';
import { Cordis } from '../../../../runtime/adapters/eu-research/cordis/cordis.ts';
import type { SourcePolicy } from '../../../../runtime/contract/source.ts';
import {
  type Behaviour,
  json,
  callAt as noticing,
  type Seen,
  type TestServer,
  withClientOf,
} from '../../../support/fake-source.ts';

export const NOW = '2026-11-20T12:00:00Z';

export interface Known {
  readonly reference: string;
  readonly title?: string;
  readonly acronym?: string;
  /** `YYYY-MM-DD`. */
  readonly start?: string;
  readonly country?: string;
  /** For example, HORIZON, H2020 or FP7. Appears in the record and, unless `silent` is set, in the list. */
  readonly framework?: string;
  /** Omits the framework from the list. */
  readonly silent?: true;
  readonly funding?: string;
  readonly contentType?: string;
}

/** Overrides the response to a URL. Returns undefined for the default response. */
export type Override = (seen: Seen, url: URL) => ((response: http.ServerResponse) => void) | undefined;

export interface SiteOptions {
  readonly override?: Override;
  /** The only framework field that the search supports. Conditions on other fields match no project. */
  readonly frameworkField?: string;
  /** Whether the search supports parentheses. If not, it rejects them. */
  readonly knowsOr?: boolean;
  /**
   * How the search treats the condition on the start date: applies it (default), matches no project, ignores it, or
   * rejects it.
   */
  readonly onDates?: 'kept' | 'nothing' | 'ignored' | 'refused';
  readonly searchMs?: number;
}

export function site(projects: readonly Known[], options: SiteOptions = {}): Behaviour {
  const { override, searchMs = 0 } = options;
  return (response, seen) => {
    const url = new URL(seen.url, 'http://site');
    const other = override?.(seen, url);
    if (other !== undefined) other(response);
    else if (url.pathname === '/api/search/results') {
      const answer = () => search(projects, url, response, options);
      if (searchMs === 0) answer();
      else setTimeout(answer, searchMs);
    } else if (url.pathname.startsWith('/project/id/') && url.searchParams.get('format') === 'xml') {
      const reference = decodeURIComponent(url.pathname.slice('/project/id/'.length));
      const known = projects.find((project) => project.reference === reference);
      if (known === undefined) shell(response);
      else response.writeHead(200, { 'content-type': 'application/xml' }).end(projectXml(known));
    } else shell(response);
  };
}

export function shell(response: http.ServerResponse, status = 404): void {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<!DOCTYPE html><html><body>CORDIS</body></html>');
}

const CLAUSE = /^(?:([\w/]+)(<?=))?'([^']*)'$/;
const BRACKETS = /^\((.*)\)$/;

/** Returns true if a project matches a condition, or undefined if the website does not support the condition. */
function condition(
  text: string,
  { frameworkField = 'frameworkProgramme', knowsOr = true, onDates = 'kept' }: SiteOptions,
): ((project: Known) => boolean) | undefined {
  const alternatives = BRACKETS.exec(text)?.[1]?.split(' OR ');
  if (alternatives !== undefined) {
    const each = alternatives.map((one) => condition(one, { frameworkField, onDates }));
    if (!knowsOr || each.some((one) => one === undefined)) return undefined;
    return (project) => each.some((one) => one?.(project));
  }
  const [, name, sign, value = ''] = CLAUSE.exec(text) ?? [];
  if (name === 'startDate' && sign === '<=') {
    if (onDates === 'refused') return undefined;
    if (onDates !== 'kept') return () => onDates === 'ignored';
    return ({ start }) => start !== undefined && start <= value;
  }
  if (sign === '<=' || CLAUSE.exec(text) === null) return undefined;
  if (name === undefined) return ({ title }) => (title ?? '').toLowerCase().includes(value.toLowerCase());
  if (name === 'contenttype') return ({ contentType }) => (contentType ?? 'project') === value;
  return ({ framework }) => name === frameworkField && framework === value;
}

function search(projects: readonly Known[], url: URL, response: http.ServerResponse, options: SiteOptions) {
  const conditions = (url.searchParams.get('q') ?? '').split(' AND ').map((text) => condition(text, options));
  if (conditions.some((each) => each === undefined)) return json(response, { status: false, payload: null });
  const matches = (project: Known): boolean => conditions.every((each) => each?.(project));
  const found = projects.filter(matches);
  if (url.searchParams.get('srt') === 'startDate:decreasing')
    found.sort((a, b) => (b.start ?? '').localeCompare(a.start ?? ''));
  // Page sizes above 50 are ignored, and the default of 10 is used.
  const requestCount = Number(url.searchParams.get('num'));
  const size = requestCount > 50 ? 10 : requestCount;
  const page = Number(url.searchParams.get('p'));
  const hits = found.slice((page - 1) * size, page * size);
  const records = hits.length === 0 ? '' : `${(page - 1) * size + 1}-${(page - 1) * size + hits.length}`;
  const results = hits.map(hit);
  json(response, { status: true, payload: { total: found.length, page, nItems: hits.length, records, results } });
}

/** Returns a row in the website's format, in which the month is a placeholder. */
export function hit({ reference, title, acronym, start, country, framework, silent, contentType }: Known): object {
  const [year, month, day] = (start ?? '').split('-');
  return {
    reference,
    id: reference,
    title: title ?? `Project ${reference}`,
    ...(acronym === undefined ? {} : { acronym }),
    startDate: start === undefined ? '' : `${Number(day)} {{month_${month}}} ${year}`,
    endDate: start === undefined ? '' : `31 {{month_12}} ${Number(year) + 2}`,
    coordinatedIn: country ?? 'France',
    contentType: contentType ?? 'project',
    ...(framework === undefined || silent ? {} : { programme: [{ id: `${framework}-X.1.`, title: 'A part' }] }),
  };
}

export function projectXml({ reference, title, acronym, start, framework, funding }: Known): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://cordis.europa.eu"><rcn>1${reference}</rcn><id>${reference}</id>
${acronym === undefined ? '' : `<acronym>${acronym}</acronym>`}<objective>About it</objective><title>${title ?? `Project ${reference}`}</title>
<totalCost>${funding ?? '1000.5'}</totalCost><ecMaxContribution>${funding ?? '900.25'}</ecMaxContribution>
${start === undefined ? '' : `<startDate>${start}</startDate>`}
<relations><associations><organization type="coordinator" order="1"><legalName>ONE</legalName><address><country>FR</country></address></organization>
${framework === undefined ? '' : `<programme type="relatedLegalBasis" uniqueProgrammePart="true"><code>${framework}-X.1.</code><frameworkProgramme>${framework}</frameworkProgramme></programme>`}
</associations></relations></project>`;
}

/** Runs `body` with the source on a server, without retries unless the policy sets them. Closes both afterwards. */
export async function withCordis(
  behaviour: Behaviour,
  body: (source: Cordis, server: TestServer) => Promise<void>,
  changes: Partial<SourcePolicy> = {},
): Promise<void> {
  await withClientOf('cordis', behaviour, (client, server) => body(new Cordis(client), server), changes);
}

export const callAt = (now = NOW, msLeft = 20_000) => noticing(now, msLeft);

// The Elasticsearch index of the Danish Business Authority: full documents of companies and production units. Documents contain
// personal addresses and the full history, so queries select only the required fields.

import { Problem } from '../../../contract/problem.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Read } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';
import type { IndexedCompany, IndexedUnit } from './company.ts';
import { COMPANY, reads, UNIT } from './read-documents.ts';

export type { Employment, IndexedCompany, IndexedUnit, UnitPeriod } from './company.ts';

export function create({ client }: SourceContext<'cvr-virk'>): CvrVirk {
  return new CvrVirk(client);
}

const CREDENTIALS = ['CVR_VIRK_USER', 'CVR_VIRK_PASSWORD'];
/** Maximum number of units per response. */
export const MAX_UNITS = 300;

const COMPANY_FIELDS = [
  'cvrNummer',
  'reklamebeskyttet',
  'virksomhedMetadata',
  'livsforloeb',
  'penheder',
  'telefonNummer',
  'telefaxNummer',
  'elektroniskPost',
  'deltagerRelation.deltager.enhedstype',
  'deltagerRelation.deltager.forretningsnoegle',
  'deltagerRelation.deltager.navne',
  'deltagerRelation.organisationer.hovedtype',
  'deltagerRelation.organisationer.organisationsNavn',
  'deltagerRelation.organisationer.medlemsData',
].map((field) => `${COMPANY}.${field}`);

const UNIT_FIELDS = [
  'pNummer',
  'reklamebeskyttet',
  'produktionsEnhedMetadata',
  'livsforloeb',
  'telefonNummer',
  'elektroniskPost',
].map((field) => `${UNIT}.${field}`);

export class CvrVirk {
  readonly #client: SourceClient;

  constructor(client: SourceClient) {
    this.#client = client;
  }

  get hasCredentials(): boolean {
    try {
      for (const name of CREDENTIALS) this.#client.key(name);
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'not_configured') return false;
      throw error;
    }
  }

  async company(number: number, call: SourceCall): Promise<IndexedCompany | undefined> {
    const body = { query: { term: { [`${COMPANY}.cvrNummer`]: String(number) } }, size: 1, _source: COMPANY_FIELDS };
    const isIt = (found: readonly IndexedCompany[]) => found.every((company) => company.number === number);
    return (await this.#search('virksomhed', body, reads.companies, isIt, call))[0];
  }

  async companyNamed(name: string, call: SourceCall): Promise<IndexedCompany | undefined> {
    // Uses a match query instead of a query string, to prevent injection of query syntax.
    const query = { match: { [`${COMPANY}.virksomhedMetadata.nyesteNavn.navn`]: name } };
    const body = { query, size: 5, _source: COMPANY_FIELDS };
    return (await this.#search('virksomhed', body, reads.companies, undefined, call))[0];
  }

  /** Returns at most MAX_UNITS units, without those that are not in the index. */
  units(numbers: readonly number[], call: SourceCall): Promise<readonly IndexedUnit[]> {
    const some = numbers.slice(0, MAX_UNITS);
    const [only] = some;
    const name = `${UNIT}.pNummer`;
    const query = some.length === 1 ? { term: { [name]: only } } : { terms: { [name]: some } };
    const areThey = (found: readonly IndexedUnit[]) => found.every(({ pno }) => some.includes(pno));
    return this.#search(
      'produktionsenhed',
      { query, size: some.length, _source: UNIT_FIELDS },
      reads.units,
      areThey,
      call,
    );
  }

  #search<Value>(
    index: string,
    body: object,
    read: Read<Value>,
    answers: ((value: Value) => boolean) | undefined,
    call: SourceCall,
  ): Promise<Value> {
    const request = { path: `/cvr-permanent/${index}/_search`, body: { json: body }, expect: 'json' as const };
    return this.#client.read(answers === undefined ? request : { ...request, answers }, read, call);
  }
}

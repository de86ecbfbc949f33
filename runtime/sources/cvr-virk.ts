// The index of the Danish Business Authority: whole documents of companies and production units, asked for in the words of
// Elasticsearch. Documents hold people's addresses and all history; only what is used is asked for.

import { Problem } from '../contract/problem.ts';
import type { Answer } from '../upstream/answer.ts';
import type { SourceCall, UpstreamClient } from '../upstream/client.ts';
import { isObject, type JsonObject, listOf, objectOf, wholeOf } from './loose-json.ts';

const CREDENTIALS = ['CVR_VIRK_USER', 'CVR_VIRK_PASSWORD'];
/** Documents of production units in one answer. */
const MOST_UNITS = 100;

const COMPANY = 'Vrvirksomhed';
/** With this capital E in the documents. */
const UNIT = 'VrproduktionsEnhed';

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
  readonly #client: UpstreamClient;

  constructor(client: UpstreamClient) {
    this.#client = client;
  }

  /** Whether the credentials are set: without them the index cannot be asked. */
  get hasCredentials(): boolean {
    try {
      for (const name of CREDENTIALS) this.#client.key(name);
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'not_configured') return false;
      throw error;
    }
  }

  /** The document of a company; undefined when there is none. Rejects with a Problem of the client. */
  async company(number: number, call: SourceCall): Promise<JsonObject | undefined> {
    const query = { term: { [`${COMPANY}.cvrNummer`]: String(number) } };
    return (await this.#search('virksomhed', { query, size: 1, _source: COMPANY_FIELDS }, call))[0];
  }

  /** The document of the company whose newest name matches best. Rejects with a Problem of the client. */
  async companyNamed(name: string, call: SourceCall): Promise<JsonObject | undefined> {
    // A match, no query string: the text has no syntax that could be broken out of.
    const query = { match: { [`${COMPANY}.virksomhedMetadata.nyesteNavn.navn`]: name } };
    return (await this.#search('virksomhed', { query, size: 5, _source: COMPANY_FIELDS }, call))[0];
  }

  /** Documents of production units, at most 100. Rejects with a Problem of the client. */
  units(numbers: readonly number[], call: SourceCall): Promise<readonly JsonObject[]> {
    const some = numbers.slice(0, MOST_UNITS);
    const [only] = some;
    const name = `${UNIT}.pNummer`;
    const query = some.length === 1 ? { term: { [name]: only } } : { terms: { [name]: some } };
    return this.#search('produktionsenhed', { query, size: some.length, _source: UNIT_FIELDS }, call);
  }

  async #search(index: string, body: object, call: SourceCall): Promise<readonly JsonObject[]> {
    const path = `/cvr-permanent/${index}/_search`;
    const judge = (answer: Answer) => void answer.parsed(readHits);
    return (await this.#client.post({ path, body: { json: body }, expect: 'json', judge }, call)).parsed(readHits);
  }
}

/** The documents found. Nothing found is an answer; a search that some shards did not take part in is none. */
function readHits(answer: Answer): readonly JsonObject[] {
  const body = objectOf(answer.json());
  const hits = body['hits'];
  if (!isObject(hits) || !Array.isArray(hits['hits'])) throw new Error('A search has no hits.hits.');
  const documents = listOf(hits['hits'])
    .map((hit) => objectOf(objectOf(hit)['_source']))
    .map((source) => source[COMPANY] ?? source[UNIT])
    .filter(isObject);
  const isPartial = body['timed_out'] === true || (wholeOf(objectOf(body['_shards'])['failed']) ?? 0) > 0;
  if (isPartial && documents.length === 0) {
    throw new Problem('upstream_failed', 'cvr-virk: only a part of the index answered.');
  }
  return documents;
}

import type { LifetimeName } from '../../../../generated/sources.ts';
import { queryText } from '../../../sdk/query-text.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Read } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type FoundStudies, reads, type Study } from './read.ts';

export type { Study } from './read.ts';

/** Search criteria, all of which must match. The strings come from the caller. */
export interface StudyQuery {
  readonly text?: string | undefined;
  readonly condition?: string | undefined;
  readonly intervention?: string | undefined;
  /** Matches the lead sponsor or a collaborator. */
  readonly sponsor?: string | undefined;
  readonly leadSponsor?: string | undefined;
  /** Matches a city, state, country or facility. */
  readonly location?: string | undefined;
  /** Status in the registry's spelling. */
  readonly status?: string | undefined;
  readonly phase?: string | undefined;
  /** If true, sorts by update, most recent first, instead of by relevance. */
  readonly newestFirst?: boolean;
}

const FIELDS =
  'NCTId,BriefTitle,OverallStatus,LastKnownStatus,StatusVerifiedDate,Phase,StudyType,Condition,InterventionName,LeadSponsorName,' +
  'EnrollmentCount,EnrollmentType,StartDate,StartDateType,CompletionDate,CompletionDateType';
const DATES = 'StudyFirstPostDate,LastUpdatePostDate';

export function create({ client }: SourceContext<'clinicaltrials'>): ClinicalTrials {
  return new ClinicalTrials(client);
}

export class ClinicalTrials {
  readonly #client: SourceClient<LifetimeName<'clinicaltrials'>>;

  constructor(client: SourceClient<LifetimeName<'clinicaltrials'>>) {
    this.#client = client;
  }

  /**
   * Returns at most `size` (1 to 50) studies. `page` continues an earlier list. Rejects with `invalid_arguments` if the
   * registry cannot parse the query.
   */
  search(query: StudyQuery, size: number, page: string | undefined, call: SourceCall) {
    return this.#list(query, { size, page, fields: FIELDS }, reads.studies, call);
  }

  /**
   * Returns at most `size` (1 to 1000) of the most recently registered or changed studies, with both dates. Rejects in
   * the same cases as `search`.
   */
  changedLast(query: Omit<StudyQuery, 'newestFirst'>, size: number, call: SourceCall) {
    const page = { size, page: undefined, fields: `${FIELDS},${DATES}` };
    return this.#list({ ...query, newestFirst: true }, page, reads.datedStudies, call);
  }

  #list<Row>(
    query: StudyQuery,
    { size, page, fields }: { readonly size: number; readonly page: string | undefined; readonly fields: string },
    read: Read<FoundStudies<Row>>,
    call: SourceCall,
  ): Promise<FoundStudies<Row>> {
    const request = {
      path: '/studies',
      query: {
        format: 'json',
        countTotal: true,
        pageSize: size,
        fields,
        'query.term': words(query.text),
        'query.cond': words(query.condition),
        'query.intr': words(query.intervention),
        'query.spons': words(query.sponsor),
        'query.lead': words(query.leadSponsor),
        'query.locn': words(query.location),
        'filter.overallStatus': query.status,
        'filter.advanced': query.phase === undefined ? undefined : `AREA[Phase]${query.phase}`,
        sort: query.newestFirst === true ? 'LastUpdatePostDate:desc' : undefined,
        pageToken: page,
      },
      accept: [200, 400],
      expect: 'json' as const,
    };
    return this.#client.read(request, read, call);
  }

  /** Returns a study by id (`NCT` and 8 digits) or alias. */
  async study(id: string, call: SourceCall): Promise<Study | undefined> {
    const request = {
      path: `/studies/${encodeURIComponent(id)}`,
      query: { format: 'json' },
      accept: [200, 400, 404],
      answers: (found: { study: Study; aliases: readonly string[] } | undefined) =>
        found === undefined || found.study.nct_id === id || found.aliases.includes(id),
      expect: 'json' as const,
    };
    return (await this.#client.read(request, reads.study, call))?.study;
  }
}

/** Removes brackets, which delimit operators in the registry's query language (Essie). */
function words(text: string | undefined): string | undefined {
  return text === undefined ? undefined : queryText(text, /[[\]{}<>\\]/g);
}

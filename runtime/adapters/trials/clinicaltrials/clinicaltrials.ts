// The US registry of clinical studies: searches, and whole studies by their id.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { queryText } from '../../../sdk/query-text.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { reads } from './read.ts';
import type { FoundStudies, Study } from './study.ts';

export type { Contact, FoundStudies, Intervention, Outcome, Site, Study, StudySummary } from './study.ts';

/** What studies are searched for; everything given must hold. Texts are those of users. */
export interface StudyQuery {
  readonly text?: string | undefined;
  readonly condition?: string | undefined;
  readonly intervention?: string | undefined;
  /** Lead sponsor or collaborator. */
  readonly sponsor?: string | undefined;
  readonly leadSponsor?: string | undefined;
  /** City, state, country or facility. */
  readonly location?: string | undefined;
  /** In the registry's spelling. */
  readonly status?: string | undefined;
  readonly phase?: string | undefined;
  /** Newest update first, in place of the best match. */
  readonly newestFirst?: boolean;
}

/** What a row of a list needs. */
const FIELDS =
  'NCTId,BriefTitle,OverallStatus,LastKnownStatus,StatusVerifiedDate,Phase,StudyType,Condition,InterventionName,LeadSponsorName,' +
  'EnrollmentCount,EnrollmentType,StartDate,StartDateType,CompletionDate,CompletionDateType';
/** When a study was first shown and last changed. */
const DATES = 'StudyFirstPostDate,LastUpdatePostDate';

/** Makes the source on its client. */
export function create({ client }: SourceContext<'clinicaltrials'>): ClinicalTrials {
  return new ClinicalTrials(client);
}

/** The registry of clinical studies. */
export class ClinicalTrials {
  readonly #client: SourceClient<LifetimeName<'clinicaltrials'>>;

  constructor(client: SourceClient<LifetimeName<'clinicaltrials'>>) {
    this.#client = client;
  }

  /**
   * At most `size` (1 to 50) studies; `page` continues an earlier list. Rejects with a Problem of the client, or
   * `invalid_arguments` for what the registry cannot read.
   */
  search(query: StudyQuery, size: number, page: string | undefined, call: SourceCall): Promise<FoundStudies> {
    return this.#list(query, size, page, FIELDS, call);
  }

  /** The studies that were registered or changed last, at most `size` (1 to 1000), with the days of both. Rejects as `search`. */
  changedLast(query: Omit<StudyQuery, 'newestFirst'>, size: number, call: SourceCall): Promise<FoundStudies> {
    return this.#list({ ...query, newestFirst: true }, size, undefined, `${FIELDS},${DATES}`, call);
  }

  #list(query: StudyQuery, size: number, page: string | undefined, fields: string, call: SourceCall) {
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
    return this.#client.read(request, reads.studies, call);
  }

  /** The whole study with this id (`NCT` and 8 digits), also under an alias; undefined when there is none. */
  study(id: string, call: SourceCall): Promise<Study | undefined> {
    const request = {
      path: `/studies/${encodeURIComponent(id)}`,
      query: { format: 'json' },
      accept: [200, 400, 404],
      answers: (study: Study | undefined) => study === undefined || study.id === id || study.aliases.includes(id),
      expect: 'json' as const,
    };
    return this.#client.read(request, reads.study, call);
  }
}

/** Brackets hold the operators of the registry's query language (Essie). */
function words(text: string | undefined): string | undefined {
  return text === undefined ? undefined : queryText(text, /[[\]{}<>\\]/g);
}

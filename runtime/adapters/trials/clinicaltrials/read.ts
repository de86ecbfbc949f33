// Reads studies. Every module of a study may be absent but its id and its status; texts are Markdown with escapes.

import { Problem } from '../../../contract/problem.ts';
import {
  flagOf,
  isObject,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
  textsOf,
  wholeOf,
} from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { Contact, FoundStudies, Intervention, Outcome, Registered, Site, Study, StudySummary } from './study.ts';

/** How answers are read here. */
export const reads = readers(import.meta.url, { studies: readStudies, study: readStudy });

/** Stands for "not known". */
const UNKNOWN_ENROLLMENT = 99_999_999;
const DAY = /^\d{4}-\d{2}(?:-\d{2})?$/;

/** @throws Problem `invalid_arguments` for a search that the registry cannot read: its own text is not passed on */
function readStudies(answer: Answer): FoundStudies {
  if (answer.status === 400) {
    throw new Problem('invalid_arguments', 'The registry cannot read this search.', {
      hint: 'Use plain words: AND, OR, NOT, quotes and parentheses are operators there. A page_token goes with the search that gave it.',
    });
  }
  const body = objectOf(answer.json());
  if (!Array.isArray(body['studies'])) throw new Error('A search has no list of studies.');
  return {
    total: wholeOf(body['totalCount']),
    nextPage: textOf(body['nextPageToken']),
    studies: body['studies'].map((study) => summaryOf(protocolOf(study))),
  };
}

/** Undefined where there is no such study; an id that cannot be one is 400. */
function readStudy(answer: Answer): Study | undefined {
  if (answer.status === 404 || answer.status === 400) return undefined;
  const body = objectOf(answer.json());
  const protocol = protocolOf(body);
  return { ...summaryOf(protocol), ...restOf(protocol), hasResults: flagOf(body['hasResults']) };
}

function protocolOf(study: unknown): (module: string) => JsonObject {
  const protocol = objectOf(study)['protocolSection'];
  if (!isObject(protocol)) throw new Error('A study has no protocolSection.');
  return (module) => objectOf(protocol[module]);
}

type Protocol = ReturnType<typeof protocolOf>;

function summaryOf(protocol: Protocol): StudySummary {
  const [identification, status, design] = [
    protocol('identificationModule'),
    protocol('statusModule'),
    protocol('designModule'),
  ];
  const id = textOf(identification['nctId']);
  const overall = textOf(status['overallStatus']);
  if (id === undefined || overall === undefined) throw new Error('A study has no nctId or no overallStatus.');
  const participants = objectOf(design['enrollmentInfo']);
  const enrollment = wholeOf(participants['count']);
  return {
    id,
    aliases: textsOf(identification['nctIdAliases']),
    title: textOf(identification['briefTitle']),
    status: overall,
    lastKnownStatus: textOf(status['lastKnownStatus']),
    verified: dayOf(status['statusVerifiedDate']),
    phases: textsOf(design['phases']),
    type: textOf(design['studyType']),
    conditions: textsOf(protocol('conditionsModule')['conditions']),
    interventions: listOf(protocol('armsInterventionsModule')['interventions'])
      .map((each) => interventionOf(objectOf(each)))
      .filter((each) => each !== undefined),
    sponsor: textOf(objectOf(protocol('sponsorCollaboratorsModule')['leadSponsor'])['name']),
    started: registeredDate(status['startDateStruct']),
    startedType: typeOf(status['startDateStruct']),
    completed: registeredDate(status['completionDateStruct']),
    completedType: typeOf(status['completionDateStruct']),
    enrollment: enrollment === UNKNOWN_ENROLLMENT ? undefined : enrollment,
    enrollmentType: typeOf(participants),
    firstPosted: registeredDate(status['studyFirstPostDateStruct']),
    lastUpdated: registeredDate(status['lastUpdatePostDateStruct']),
  };
}

function restOf(protocol: Protocol): Omit<Study, keyof StudySummary | 'hasResults'> {
  const status = protocol('statusModule');
  const sponsors = protocol('sponsorCollaboratorsModule');
  const outcomes = protocol('outcomesModule');
  const places = protocol('contactsLocationsModule');
  return {
    officialTitle: textOf(protocol('identificationModule')['officialTitle']),
    acronym: textOf(protocol('identificationModule')['acronym']),
    summary: markdownOf(protocol('descriptionModule')['briefSummary']),
    whyStopped: markdownOf(status['whyStopped']),
    sponsorClass: textOf(objectOf(sponsors['leadSponsor'])['class']),
    collaborators: listOf(sponsors['collaborators'])
      .map((each) => textOf(objectOf(each)['name']))
      .filter((name) => name !== undefined),
    primaryCompleted: registeredDate(status['primaryCompletionDateStruct']),
    primaryCompletedType: typeOf(status['primaryCompletionDateStruct']),
    ...designOf(protocol('designModule')),
    eligibility: eligibilityOf(protocol('eligibilityModule')),
    keywords: textsOf(protocol('conditionsModule')['keywords']),
    primaryOutcomes: outcomesOf(outcomes['primaryOutcomes']),
    secondaryOutcomes: outcomesOf(outcomes['secondaryOutcomes']),
    sites: listOf(places['locations']).map((each) => siteOf(objectOf(each))),
    contacts: listOf(places['centralContacts']).map((each) => contactOf(objectOf(each))),
  };
}

function designOf(design: JsonObject): Pick<Study, 'design'> {
  const info = objectOf(design['designInfo']);
  return {
    design: {
      allocation: textOf(info['allocation']),
      interventionModel: textOf(info['interventionModel']),
      primaryPurpose: textOf(info['primaryPurpose']),
      masking: textOf(objectOf(info['maskingInfo'])['masking']),
      observationalModel: textOf(info['observationalModel']),
    },
  };
}

function eligibilityOf(fields: JsonObject): Study['eligibility'] {
  return {
    criteria: markdownOf(fields['eligibilityCriteria']),
    sex: textOf(fields['sex']),
    minimumAge: textOf(fields['minimumAge']),
    maximumAge: textOf(fields['maximumAge']),
    healthyVolunteers: flagOf(fields['healthyVolunteers']),
  };
}

function interventionOf(fields: JsonObject): Intervention | undefined {
  const name = textOf(fields['name']);
  if (name === undefined) return undefined;
  return { name, type: textOf(fields['type']), description: markdownOf(fields['description']) };
}

function outcomesOf(value: unknown): Outcome[] {
  return listOf(value)
    .map(objectOf)
    .flatMap((fields) => {
      const measure = textOf(fields['measure']);
      if (measure === undefined) return [];
      return [{ measure, description: markdownOf(fields['description']), timeFrame: textOf(fields['timeFrame']) }];
    });
}

function siteOf(fields: JsonObject): Site {
  const point = objectOf(fields['geoPoint']);
  const [latitude, longitude] = [numberOf(point['lat']), numberOf(point['lon'])];
  return {
    facility: textOf(fields['facility']),
    city: textOf(fields['city']),
    state: textOf(fields['state']),
    zip: textOf(fields['zip']),
    country: textOf(fields['country']),
    status: textOf(fields['status']),
    position: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
  };
}

function contactOf(fields: JsonObject): Contact {
  return { name: textOf(fields['name']), phone: textOf(fields['phone']), email: textOf(fields['email']) };
}

/** A day or a month, as it was registered: no day is made up. */
function registeredDate(struct: unknown): string | undefined {
  return dayOf(objectOf(struct)['date']);
}

function dayOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && DAY.test(text) ? text : undefined;
}

/** Records from before the registry asked for the type have none. */
function typeOf(struct: unknown): Registered | undefined {
  const text = textOf(objectOf(struct)['type']);
  return text === 'ACTUAL' || text === 'ESTIMATED' ? text : undefined;
}

/** Markdown without the escapes of its signs: `\[rHGG\]` is `[rHGG]`. */
function markdownOf(value: unknown): string | undefined {
  return textOf(value)?.replace(/\\([\\`*_{}[\]()<>#+\-.!|~^&=$])/g, '$1');
}

// The website's JSON record of a project (/api/details), used if the XML record cannot be read. It does not contain
// contributions per participant or fields of science.

import { itemsOf, type JsonObject, lineOf, objectOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { Participant, Project } from './project.ts';
import { programmeOf } from './project.ts';
import { countryName, declared, isoCountry, shownAmountOf, writtenDay } from './values.ts';

export const reads = readers(import.meta.url, { details: readDetails });

/**
 * Returns undefined if the source reports that the project does not exist, or returns a web page.
 * @throws Error if the
 * record has neither a reference nor a title
 */
function readDetails(answer: Answer): Project | undefined {
  if (answer.status !== 200 || !/^\s*[{[]/.test(answer.text())) return undefined;
  const { status, payload } = objectOf(answer.json());
  if (status === false || payload === null || payload === undefined) return undefined;
  const information = objectOf(objectOf(payload)['information']);
  const objective = objectOf(objectOf(payload)['objective']);
  const organizations = objectOf(objectOf(payload)['organizations']);
  const reference = lineOf(information['id']);
  const title = lineOf(information['title']);
  if (reference === undefined || title === undefined) throw new Error('The project has no id or no title.');
  return {
    reference,
    title,
    ...numbersOf(information),
    ...fundingOf(information, objective),
    rcn: lineOf(information['rcn']),
    acronym: lineOf(information['acronym']),
    objective: lineOf(objective['objective']),
    topics: titles(objective['topics']).map((code) => ({ code, title: undefined })),
    calls: titles(objective['proposalCall']),
    fieldsOfScience: [],
    participants: [
      ...participants(organizations['coordinator'], 'coordinator'),
      ...participants(organizations['participants'], 'participant'),
    ],
    grantDoi: undefined,
    updated: undefined,
  };
}

function numbersOf(information: JsonObject) {
  return {
    euContribution: declared(shownAmountOf(information['ecContribution'])),
    totalCost: declared(shownAmountOf(information['totalCost'])),
    startDate: writtenDay(information['startDateCode']),
    endDate: writtenDay(information['endDateCode']),
    durationMonths: undefined,
    signatureDate: writtenDay(information['ecSignatureDate']),
    status: lineOf(information['status'])?.toUpperCase(),
  };
}

function fundingOf(information: JsonObject, objective: JsonObject) {
  const framework = lineOf(information['framework']);
  const scheme = lineOf(objective['fundingScheme']);
  const legalBases = titles(information['fundedUnder']).map((code, index) => {
    return { code, title: undefined, framework, isMain: index === 0 };
  });
  return {
    programme: programmeOf(framework),
    legalBases,
    fundingScheme: scheme === undefined ? undefined : { code: scheme, title: undefined },
  };
}

function participants(value: unknown, role: string): Participant[] {
  return itemsOf(value).flatMap((each) => {
    const organisation = objectOf(each);
    const name = lineOf(organisation['name']);
    if (name === undefined) return [];
    const country = objectOf(organisation['country']);
    const countryCode = isoCountry(country['code'] ?? country['isoCode']);
    return {
      name,
      shortName: undefined,
      role,
      countryCode,
      country: lineOf(country['name']) ?? countryName(countryCode),
      city: undefined,
      euContribution: undefined,
      netEuContribution: undefined,
      totalCost: undefined,
      isSme: undefined,
      isTerminated: undefined,
      activityType: undefined,
      website: undefined,
      pic: undefined,
    };
  });
}

function titles(value: unknown): string[] {
  return itemsOf(value).flatMap((each) => {
    const { code, title, id } = objectOf(each);
    return lineOf(each) ?? lineOf(code) ?? lineOf(title) ?? lineOf(id) ?? [];
  });
}

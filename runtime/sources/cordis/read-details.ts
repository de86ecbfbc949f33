// Reads the web site's own JSON record of a project (/api/details), which is asked when the XML record fails. It knows less: no
// contributions of single participants, no fields of science.

import type { Answer } from '../../upstream/answer.ts';
import type { Participant, Project } from './project.ts';
import { programmeOf } from './project.ts';
import { countryName, isoCountry, listOf, readDay, readDeclared, readText } from './values.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The project of a JSON record; undefined when the source says that there is none.
 * @throws Error when the record has neither reference nor title
 */
export function readDetails(answer: Answer): Project | undefined {
  const { status, payload } = fields(answer.json());
  if (status === false || payload === null || payload === undefined) return undefined;
  const information = fields(fields(payload)['information']);
  const objective = fields(fields(payload)['objective']);
  const organizations = fields(fields(payload)['organizations']);
  const reference = readText(information['id']);
  const title = readText(information['title']);
  if (reference === null || title === null) throw new Error('There is no id or no title.');
  const framework = readText(information['framework']);
  const scheme = readText(objective['fundingScheme']);
  return {
    reference,
    title,
    rcn: readText(information['rcn']),
    acronym: readText(information['acronym']),
    objective: readText(objective['objective']),
    euContribution: readDeclared(information['ecContribution']),
    totalCost: readDeclared(information['totalCost']),
    programme: programmeOf(framework),
    legalBases: titles(information['fundedUnder']).map((code, index) => ({
      code,
      title: null,
      framework,
      main: index === 0,
    })),
    topics: titles(objective['topics']).map((code) => ({ code, title: null })),
    calls: titles(objective['proposalCall']),
    fundingScheme: scheme === null ? null : { code: scheme, title: null },
    fieldsOfScience: [],
    startDate: readDay(information['startDateCode']),
    endDate: readDay(information['endDateCode']),
    durationMonths: null,
    signatureDate: readDay(information['ecSignatureDate']),
    status: readText(information['status'])?.toUpperCase() ?? null,
    participants: [
      ...participants(organizations['coordinator'], 'coordinator'),
      ...participants(organizations['participants'], 'participant'),
    ],
    grantDoi: null,
    updated: null,
  };
}

function participants(value: unknown, role: string): Participant[] {
  return listOf(value).flatMap((each) => {
    const organisation = fields(each);
    const name = readText(organisation['name']);
    if (name === null) return [];
    const country = fields(organisation['country']);
    const countryCode = isoCountry(country['code'] ?? country['isoCode']);
    return {
      name,
      shortName: null,
      role,
      countryCode,
      country: readText(country['name']) ?? countryName(countryCode),
      city: null,
      euContribution: null,
      netEuContribution: null,
      totalCost: null,
      sme: null,
      terminated: null,
      activityType: null,
      website: null,
      pic: null,
    };
  });
}

/** Texts, or the titles or codes of what is given as objects. */
function titles(value: unknown): string[] {
  return listOf(value).flatMap((each) => {
    const { code, title, id } = fields(each);
    return readText(each) ?? readText(code) ?? readText(title) ?? readText(id) ?? [];
  });
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

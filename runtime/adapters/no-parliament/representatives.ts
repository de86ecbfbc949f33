import type {
  GetCurrentRepresentativesArguments,
  GetRepresentativesArguments,
  PartySeats,
  Person as PublishedPerson,
  Representative as PublishedRepresentative,
} from '../../../generated/services/no-parliament/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { holdsWords } from '../../lib/text/words.ts';
import { collectProblems } from '../../sdk/collect-problems.ts';
import type { Page } from '../../sdk/page.ts';
import { wholePage } from '../../sdk/whole-list.ts';
import { requireNamed, requireParty } from './named-values.ts';
import type { Named, Person, Representative } from './stortinget/stortinget.ts';

type RepresentativesRequest = Omit<GetRepresentativesArguments, 'period_id'> &
  Pick<GetCurrentRepresentativesArguments, 'committee'>;

export interface RepresentativePage extends Page<AdapterResult<PublishedRepresentative>> {
  readonly committees: ReturnType<typeof namedRecord>[];
  /** Total number of matches, not only those on this page. */
  readonly byParty: AdapterResult<PartySeats>[];
}

/** @throws Problem `invalid_arguments` for a party, county or committee without members in the list */
export function representativePage(
  all: readonly Representative[],
  request: RepresentativesRequest,
): RepresentativePage {
  const { party, county, committee } = collectProblems({
    party: () =>
      request.party === undefined
        ? undefined
        : requireParty(
            request.party,
            all.flatMap(({ party: of }) => present(of)),
          ),
    county: () => codesOf('county', request.county, all, (person) => present(person.county)),
    committee: () => codesOf('committee', request.committee, all, (person) => [...(person.committees ?? [])]),
  });
  const found = all.filter(
    (person) =>
      (party === undefined || party.has(person.party?.id ?? '')) &&
      (county === undefined || county.has(person.county?.id ?? '')) &&
      (committee === undefined || (person.committees ?? []).some(({ id }) => committee.has(id))) &&
      (request.name === undefined || holdsWords(request.name, person.name)),
  );
  const byParty = seatsByParty(found);
  const page = wholePage(found, request, request.detail === 'full' ? fullRecord : shortRecord, byParty);
  const shown = found.slice(request.offset, request.offset + page.count);
  const committees = new Map(shown.flatMap((person) => person.committees ?? []).map((named) => [named.id, named]));
  return {
    ...page,
    committees: [...committees.values()].map(namedRecord),
    byParty,
  };
}

/** Returns the number of seats per party, largest first, with members without a party last. */
function seatsByParty(found: readonly Representative[]): AdapterResult<PartySeats>[] {
  const parties = Map.groupBy(found, ({ party }) => party?.id);
  return [...parties]
    .map(([party, of]) => ({ party, count: of.length }))
    .sort((a, b) => Number(a.party === undefined) - Number(b.party === undefined) || b.count - a.count);
}

function codesOf(
  parameter: string,
  word: string | undefined,
  all: readonly Representative[],
  of: (person: Representative) => readonly Named[],
): ReadonlySet<string> | undefined {
  return word === undefined ? undefined : requireNamed(parameter, word, all.flatMap(of));
}

function present(named: Named | undefined): readonly Named[] {
  return named === undefined ? [] : [named];
}

function shortRecord(person: Representative): AdapterResult<PublishedRepresentative> {
  return {
    id: person.id,
    name: person.name,
    party: person.party?.id,
    county: person.county?.name,
    committees: person.committees?.map(({ id }) => ({ id })),
    email: person.email,
    gender: person.gender,
    date_of_birth: person.dateOfBirth,
    ...(person.deputyFor === undefined ? {} : { deputy_for: personRecord(person.deputyFor) }),
  };
}

function fullRecord(person: Representative): AdapterResult<PublishedRepresentative> {
  return {
    ...shortRecord(person),
    first_name: person.firstName,
    last_name: person.lastName,
    party_name: person.party?.name,
    county_id: person.county?.id,
    committees: person.committees?.map(namedRecord),
    date_of_death: person.dateOfDeath,
    is_deputy: person.isDeputy,
    deputy_for: person.deputyFor === undefined ? null : personRecord(person.deputyFor),
  };
}

export function namedRecord({ id, name }: Named): { id: string; name: string } {
  return { id, name };
}

export function personRecord({ id, name, partyId }: Person): AdapterResult<PublishedPerson> {
  return { id, name, party: partyId };
}

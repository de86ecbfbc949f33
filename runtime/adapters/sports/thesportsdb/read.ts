// Reads this source's lists. Every value is text or null, "" is no value; the name of the list differs from endpoint to endpoint;
// nothing found is null or an empty body, and a bad parameter is a sentence in place of the list.

import { Problem } from '../../../contract/problem.ts';
import { dayOf, isObject, type JsonObject, momentOf, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import { plainText } from '../../../lib/plain-text.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { Player, SportsEvent, Standing, Team, Venue } from './model.ts';

/** How answers are read here. */
export const reads = readers(import.meta.url, {
  teams: readTeams,
  venues: readVenues,
  players: readPlayers,
  table: readTable,
  events: readEvents,
});

const LISTS = ['teams', 'venues', 'player', 'players', 'table', 'events', 'results'] as const;

/** Reads teams. */
function readTeams(answer: Answer): readonly Team[] {
  return rowsOf(answer).map(teamOf);
}

/** Reads stadiums. */
function readVenues(answer: Answer): readonly Venue[] {
  return rowsOf(answer).map((row) => ({
    id: required(row, 'idVenue'),
    description: plainText(textOf(row['strDescriptionEN'])),
    picture: textOf(row['strThumb']),
    opened: yearOf(row['intFormedYear']),
  }));
}

/** Reads players. */
function readPlayers(answer: Answer): readonly Player[] {
  return rowsOf(answer).map(playerOf);
}

/** Reads a league's table. */
function readTable(answer: Answer): readonly Standing[] {
  return rowsOf(answer).map(standingOf);
}

/** Reads games and races. */
function readEvents(answer: Answer): readonly SportsEvent[] {
  return rowsOf(answer).map(eventOf);
}

function rowsOf(answer: Answer): readonly JsonObject[] {
  if (answer.status === 400) {
    const detail =
      'TheSportsDB refuses the key in THESPORTSDB_KEY: the operator must correct it, or unset it for the free one.';
    throw new Problem('not_configured', detail);
  }
  if (answer.text().trim() === '') return [];
  const body = objectOf(answer.json());
  const name = LISTS.find((list) => Object.hasOwn(body, list));
  if (name === undefined) throw new Error('An answer has none of the known lists.');
  const list = body[name];
  if (typeof list === 'string') {
    const hint = 'Ids come from the searches; leagues are those of a team.';
    throw new Problem('invalid_arguments', 'TheSportsDB does not accept one of these values.', { hint });
  }
  if (list !== null && !Array.isArray(list)) throw new Error('A list is none.');
  return (list ?? []).filter(isObject);
}

function required(row: JsonObject, column: string): string {
  const text = textOf(row[column]);
  if (text === undefined) throw new Error(`A row has no ${column}.`);
  return text;
}

function teamOf(row: JsonObject): Team {
  return {
    id: required(row, 'idTeam'),
    name: required(row, 'strTeam'),
    shortName: textOf(row['strTeamShort']),
    otherNames: partsOf(row['strTeamAlternate'] ?? row['strAlternate']),
    ...competitionsOf(row),
    country: textOf(row['strCountry']),
    gender: textOf(row['strGender']),
    formed: yearOf(row['intFormedYear']),
    stadium: textOf(row['strStadium']),
    stadiumLocation: textOf(row['strLocation']) ?? textOf(row['strStadiumLocation']),
    stadiumCapacity: positive(wholeOf(row['intStadiumCapacity'])),
    venueId: idOf(row['idVenue']),
    description: plainText(textOf(row['strDescriptionEN'])),
    badge: textOf(row['strBadge']) ?? textOf(row['strTeamBadge']),
    jersey: textOf(row['strEquipment']) ?? textOf(row['strTeamJersey']),
    website: addressOf(row['strWebsite']),
    social: ['strFacebook', 'strTwitter', 'strInstagram', 'strYoutube']
      .map((column) => addressOf(row[column]))
      .filter((address) => address !== undefined),
    colours: ['strColour1', 'strColour2', 'strColour3']
      .map((column) => textOf(row[column]))
      .filter((colour) => colour !== undefined),
    isArtworkFree: yesOf(row['strCreativeCommons']),
  };
}

function competitionsOf(row: JsonObject): Pick<Team, 'sport' | 'league' | 'leagueId' | 'furtherLeagues'> {
  const further = [2, 3, 4, 5, 6, 7].map((nth) => textOf(row[`strLeague${nth}`])).filter((name) => name !== undefined);
  return {
    sport: textOf(row['strSport']),
    league: textOf(row['strLeague']),
    leagueId: idOf(row['idLeague']),
    furtherLeagues: further,
  };
}

function playerOf(row: JsonObject): Player {
  return {
    id: required(row, 'idPlayer'),
    name: required(row, 'strPlayer'),
    // Who plays for nobody is in a team such as "_Retired Soccer".
    team: textOf(row['strTeam'])?.replace(/^_/, ''),
    teamId: idOf(row['idTeam']),
    sport: textOf(row['strSport']),
    nationality: textOf(row['strNationality']),
    position: textOf(row['strPosition']),
    number: textOf(row['strNumber']),
    status: textOf(row['strStatus']),
    born: dayOf(row['dateBorn']),
    birthplace: textOf(row['strBirthLocation']),
    height: measureOf(row['strHeight']),
    weight: measureOf(row['strWeight']),
    biography: plainText(textOf(row['strDescriptionEN'])),
    picture: textOf(row['strThumb']) ?? textOf(row['strCutout']),
  };
}

function standingOf(row: JsonObject): Standing {
  return {
    rank: wholeOf(row['intRank']),
    teamId: idOf(row['idTeam']),
    team: required(row, 'strTeam'),
    leagueId: idOf(row['idLeague']),
    league: textOf(row['strLeague']),
    season: textOf(row['strSeason']),
    group: textOf(row['strGroup']),
    played: wholeOf(row['intPlayed']),
    won: wholeOf(row['intWin']),
    drawn: wholeOf(row['intDraw']),
    lost: wholeOf(row['intLoss']),
    goalsFor: wholeOf(row['intGoalsFor']),
    goalsAgainst: wholeOf(row['intGoalsAgainst']),
    goalDifference: wholeOf(row['intGoalDifference']),
    points: wholeOf(row['intPoints']),
    form: textOf(row['strForm']),
    description: textOf(row['strDescription']),
    updated: momentOf(row['dateUpdated']),
  };
}

function eventOf(row: JsonObject): SportsEvent {
  const date = dayOf(row['dateEvent']);
  const time = textOf(row['strTime']);
  const start = momentOf(row['strTimestamp']) ?? (date && time ? momentOf(`${date}T${time}`) : undefined);
  return {
    id: required(row, 'idEvent'),
    name: textOf(row['strEvent']),
    sport: textOf(row['strSport']),
    league: textOf(row['strLeague']),
    leagueId: idOf(row['idLeague']),
    season: textOf(row['strSeason']),
    round: positive(wholeOf(row['intRound'])),
    ...sidesOf(row),
    date: date ?? start?.slice(0, 10),
    start,
    venue: textOf(row['strVenue']),
    city: textOf(row['strCity']),
    country: textOf(row['strCountry']),
    result: plainText(textOf(row['strResult'])),
    status: textOf(row['strStatus']),
    isPostponed: yesOf(row['strPostponed']) === true,
  };
}

function sidesOf(row: JsonObject) {
  return {
    home: textOf(row['strHomeTeam']),
    homeId: idOf(row['idHomeTeam']),
    away: textOf(row['strAwayTeam']),
    awayId: idOf(row['idAwayTeam']),
    homeScore: wholeOf(row['intHomeScore']),
    awayScore: wholeOf(row['intAwayScore']),
    homeExtra: wholeOf(row['intHomeScoreExtra']),
    awayExtra: wholeOf(row['intAwayScoreExtra']),
  };
}

/** An id; 0 stands for none. */
function idOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text === '0' ? undefined : text;
}

function positive(number: number | undefined): number | undefined {
  return number !== undefined && number > 0 ? number : undefined;
}

function yearOf(value: unknown): number | undefined {
  const year = wholeOf(value);
  return year !== undefined && year >= 1000 && year <= 2200 ? year : undefined;
}

/** A size as somebody wrote it; `0` and the like are none. */
function measureOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /[1-9]/.test(text) ? text : undefined;
}

function partsOf(value: unknown): string[] {
  return (textOf(value) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Addresses come without their scheme. */
function addressOf(value: unknown): string | undefined {
  const text = textOf(value);
  if (text === undefined || text === '0' || text === '1') return undefined;
  return /^https?:\/\//i.test(text) ? text : `https://${text}`;
}

function yesOf(value: unknown): boolean | undefined {
  const text = textOf(value)?.toLowerCase();
  if (text === 'yes') return true;
  return text === 'no' ? false : undefined;
}

// Every value is a string or null, and "" means that there is no value. The name of the list differs by endpoint. If
// there are no results, the list is null or the body is empty; if a parameter is invalid, there is a sentence instead
// of the list. The manifest declares the path of each published field.

import {
  type Derivations,
  readGetTeamResult,
  readPlayerProfile,
  readSportsEventRecord,
  readStanding,
  readTeamSummary,
} from '../../../../generated/services/sports/readers.ts';
import { Problem } from '../../../contract/problem.ts';
import { required } from '../../../decoding/source-values.ts';
import { dayOf, isObject, type JsonObject, momentOf, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import { plainText } from '../../../lib/plain-text.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';

export type TeamProfile = ReturnType<typeof profileOf>;
export type Venue = ReturnType<typeof venueOf>;
export type TableRow = ReturnType<typeof tableRowOf>;
/** A game or race, with the fields from which its status and outcome are derived. */
export type SportsEvent = ReturnType<typeof eventOf>;

const derive: Derivations = {
  TeamSummary: { alternate_names: otherNamesOf },
  GetTeamResult: {
    alternate_names: otherNamesOf,
    website: (row) => addressOf(row['strWebsite']),
    social: (row) =>
      ['strFacebook', 'strTwitter', 'strInstagram', 'strYoutube']
        .map((column) => addressOf(row[column]))
        .filter((address) => address !== undefined),
  },
  PlayerProfile: {
    // Players without a team are assigned to a pseudo-team such as "_Retired Soccer".
    team: (row) => textOf(row['strTeam'])?.replace(/^_/, ''),
    height: (row) => measureOf(row['strHeight']),
    weight: (row) => measureOf(row['strWeight']),
  },
  SportsEventRecord: {
    date: (row) => dayOf(row['dateEvent']) ?? startOf(row)?.slice(0, 10),
    time: (row) => startOf(row)?.slice(11, 19),
    start_time: startOf,
  },
};

export const reads = readers(import.meta.url, {
  teams: (answer) => rowsOf(answer).map((row) => readTeamSummary(row, derive)),
  profiles: (answer) => rowsOf(answer).map(profileOf),
  venues: (answer) => rowsOf(answer).map(venueOf),
  players: (answer) => rowsOf(answer).map((row) => readPlayerProfile(row, derive)),
  table: (answer) => rowsOf(answer).map(tableRowOf),
  events: (answer) => rowsOf(answer).map(eventOf),
});

const LISTS = ['teams', 'venues', 'player', 'players', 'table', 'events', 'results'] as const;

function rowsOf(answer: Answer): readonly JsonObject[] {
  if (answer.status === 400) {
    const detail =
      'TheSportsDB rejects the key in THESPORTSDB_KEY: the operator must correct it, or unset it to use the free key.';
    throw new Problem('not_configured', detail);
  }
  if (answer.text().trim() === '') return [];
  const body = objectOf(answer.json());
  const name = LISTS.find((list) => Object.hasOwn(body, list));
  if (name === undefined) throw new Error('The response has none of the known lists.');
  const list = body[name];
  if (typeof list === 'string') {
    const hint = "Use ids from the searches; league ids are in a team's profile.";
    throw new Problem('invalid_arguments', 'TheSportsDB does not accept one of these values.', { hint });
  }
  if (list !== null && !Array.isArray(list)) throw new Error('The response contains an invalid list.');
  return (list ?? []).filter(isObject);
}

function profileOf(row: JsonObject) {
  return { team: readGetTeamResult(row, derive), venueId: idOf(row['idVenue']) };
}

function venueOf(row: JsonObject) {
  const opened = wholeOf(row['intFormedYear']);
  return {
    id: required(textOf(row['idVenue']), 'idVenue'),
    description: plainText(textOf(row['strDescriptionEN'])),
    picture: textOf(row['strThumb']),
    opened: opened !== undefined && opened >= 1000 && opened <= 2200 ? opened : undefined,
  };
}

function tableRowOf(row: JsonObject) {
  return {
    standing: readStanding(row),
    leagueId: idOf(row['idLeague']),
    league: textOf(row['strLeague']),
    season: textOf(row['strSeason']),
    updated: momentOf(row['dateUpdated']),
  };
}

function eventOf(row: JsonObject) {
  return {
    record: readSportsEventRecord(row, derive),
    // Score that is not part of the main score: goals in a shoot-out, or wickets in cricket.
    homeExtra: wholeOf(row['intHomeScoreExtra']),
    awayExtra: wholeOf(row['intAwayScoreExtra']),
    isPostponed: textOf(row['strPostponed'])?.toLowerCase() === 'yes',
  };
}

function startOf(row: JsonObject): string | undefined {
  const date = dayOf(row['dateEvent']);
  const time = textOf(row['strTime']);
  return momentOf(row['strTimestamp']) ?? (date && time ? momentOf(`${date}T${time}`) : undefined);
}

/** Returns undefined for an id of 0, which means "none". */
function idOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text === '0' ? undefined : text;
}

/** The source contains free text, in which `0` and similar values mean that the measure is unknown. */
function measureOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /[1-9]/.test(text) ? text : undefined;
}

function otherNamesOf(row: JsonObject): string[] {
  return (textOf(row['strTeamAlternate'] ?? row['strAlternate']) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** URLs in the source have no scheme. */
function addressOf(value: unknown): string | undefined {
  const text = textOf(value);
  if (text === undefined || text === '0' || text === '1') return undefined;
  return /^https?:\/\//i.test(text) ? text : `https://${text}`;
}

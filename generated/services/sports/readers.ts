// Generated from spec/services/sports/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import {
  type JsonObject,
  coded,
  dayOf,
  plainText,
  readEach,
  required,
  textOf,
  unless,
  wholeOf,
  within,
  yesNoOf,
} from '../../../runtime/decoding/source-values.ts';
import type { GetTeamResult, PlayerProfile, SportsEventRecord, Standing, TeamSummary } from './types.ts';

const SPORTS_EVENT_RECORD_ROUND_NAME_CODES = {
  '125': 'quarter-final',
  '150': 'semi-final',
  '160': 'playoff',
  '170': 'playoff semi-final',
  '180': 'playoff final',
  '200': 'final',
  '400': 'qualifier',
  '500': 'pre-season',
} as const;

/** Fields that the adapter derives from a row. */
export interface Derivations {
  readonly PlayerProfile: {
    team(row: JsonObject): AdapterResult<PlayerProfile>['team'];
    height(row: JsonObject): AdapterResult<PlayerProfile>['height'];
    weight(row: JsonObject): AdapterResult<PlayerProfile>['weight'];
  };
  readonly SportsEventRecord: {
    date(row: JsonObject): AdapterResult<SportsEventRecord>['date'];
    time(row: JsonObject): AdapterResult<SportsEventRecord>['time'];
    start_time(row: JsonObject): AdapterResult<SportsEventRecord>['start_time'];
  };
  readonly TeamSummary: {
    alternate_names(row: JsonObject): AdapterResult<TeamSummary>['alternate_names'];
  };
  readonly GetTeamResult: {
    alternate_names(row: JsonObject): AdapterResult<GetTeamResult>['alternate_names'];
    website(row: JsonObject): AdapterResult<GetTeamResult>['website'];
    social(row: JsonObject): AdapterResult<GetTeamResult>['social'];
  };
}

/** spec/services/sports/service.yaml#records.PlayerProfile */
export function readPlayerProfile(
  row: JsonObject,
  derive: Pick<Derivations, 'PlayerProfile'>,
): AdapterResult<PlayerProfile> {
  return {
    player_id: required(textOf(row['idPlayer']), 'idPlayer'),
    name: required(textOf(row['strPlayer']), 'strPlayer'),
    team: derive.PlayerProfile.team(row),
    team_id: textOf(unless(row['idTeam'], ['0'])),
    sport: textOf(row['strSport']),
    nationality: textOf(row['strNationality']),
    position: textOf(row['strPosition']),
    height: derive.PlayerProfile.height(row),
    weight: derive.PlayerProfile.weight(row),
    birth_date: dayOf(row['dateBorn']),
    birth_place: textOf(row['strBirthLocation']),
    biography: plainText(textOf(row['strDescriptionEN'])),
    number: textOf(row['strNumber']),
    status: textOf(row['strStatus']),
    picture_url: textOf(row['strThumb']) ?? textOf(row['strCutout']),
  };
}

/** spec/services/sports/service.yaml#records.SportsEventRecord */
export function readSportsEventRecord(
  row: JsonObject,
  derive: Pick<Derivations, 'SportsEventRecord'>,
): Omit<AdapterResult<SportsEventRecord>, 'status' | 'decided_by' | 'winner' | 'home_penalties' | 'away_penalties' | 'opponent' | 'is_home'> {
  return {
    event_id: required(textOf(row['idEvent']), 'idEvent'),
    name: textOf(row['strEvent']),
    sport: textOf(row['strSport']),
    league: textOf(row['strLeague']),
    league_id: textOf(unless(row['idLeague'], ['0'])),
    season: textOf(row['strSeason']),
    home_team: textOf(row['strHomeTeam']),
    home_team_id: textOf(unless(row['idHomeTeam'], ['0'])),
    away_team: textOf(row['strAwayTeam']),
    away_team_id: textOf(unless(row['idAwayTeam'], ['0'])),
    home_score: wholeOf(row['intHomeScore']),
    away_score: wholeOf(row['intAwayScore']),
    date: derive.SportsEventRecord.date(row),
    time: derive.SportsEventRecord.time(row),
    start_time: derive.SportsEventRecord.start_time(row),
    venue: textOf(row['strVenue']),
    status_text: textOf(row['strStatus']),
    result_text: plainText(textOf(row['strResult'])),
    round: within(wholeOf(row['intRound']), 1, 100000),
    round_name: coded(row['intRound'], SPORTS_EVENT_RECORD_ROUND_NAME_CODES),
    city: textOf(row['strCity']),
    country: textOf(row['strCountry']),
  };
}

/** spec/services/sports/service.yaml#records.Standing */
export function readStanding(row: JsonObject): AdapterResult<Standing> {
  return {
    rank: wholeOf(row['intRank']),
    team: required(textOf(row['strTeam']), 'strTeam'),
    team_id: textOf(unless(row['idTeam'], ['0'])),
    played: wholeOf(row['intPlayed']),
    wins: wholeOf(row['intWin']),
    draws: wholeOf(row['intDraw']),
    losses: wholeOf(row['intLoss']),
    goals_for: wholeOf(row['intGoalsFor']),
    goals_against: wholeOf(row['intGoalsAgainst']),
    goal_difference: wholeOf(row['intGoalDifference']),
    points: wholeOf(row['intPoints']),
    group: textOf(row['strGroup']),
    form: textOf(row['strForm']),
    description: textOf(row['strDescription']),
  };
}

/** spec/services/sports/service.yaml#records.TeamSummary */
export function readTeamSummary(row: JsonObject, derive: Pick<Derivations, 'TeamSummary'>): AdapterResult<TeamSummary> {
  return {
    team_id: required(textOf(row['idTeam']), 'idTeam'),
    name: required(textOf(row['strTeam']), 'strTeam'),
    short_name: textOf(row['strTeamShort']),
    alternate_names: derive.TeamSummary.alternate_names(row),
    sport: textOf(row['strSport']),
    league: textOf(row['strLeague']),
    league_id: textOf(unless(row['idLeague'], ['0'])),
    country: textOf(row['strCountry']),
    stadium: textOf(row['strStadium']),
    gender: textOf(row['strGender']),
  };
}

/** spec/services/sports/service.yaml#tools.get_team.returns */
export function readGetTeamResult(
  row: JsonObject,
  derive: Pick<Derivations, 'GetTeamResult'>,
): Omit<AdapterResult<GetTeamResult>, 'stadium_description' | 'stadium_opened_year' | 'stadium_picture_url' | 'missing' | 'source'> {
  return {
    team_id: required(textOf(row['idTeam']), 'idTeam'),
    name: required(textOf(row['strTeam']), 'strTeam'),
    short_name: textOf(row['strTeamShort']),
    alternate_names: derive.GetTeamResult.alternate_names(row),
    sport: textOf(row['strSport']),
    league: textOf(row['strLeague']),
    league_id: textOf(unless(row['idLeague'], ['0'])),
    further_leagues: readEach(
      [
        row['strLeague2'],
        row['strLeague3'],
        row['strLeague4'],
        row['strLeague5'],
        row['strLeague6'],
        row['strLeague7'],
      ].flat(),
      textOf,
    ),
    country: textOf(row['strCountry']),
    gender: textOf(row['strGender']),
    formed_year: within(wholeOf(row['intFormedYear']), 1000, 2200),
    stadium: textOf(row['strStadium']),
    stadium_location: textOf(row['strLocation']) ?? textOf(row['strStadiumLocation']),
    stadium_capacity: within(wholeOf(row['intStadiumCapacity']), 1, 1000000),
    description: plainText(textOf(row['strDescriptionEN'])),
    badge_url: textOf(row['strBadge']) ?? textOf(row['strTeamBadge']),
    jersey_url: textOf(row['strEquipment']) ?? textOf(row['strTeamJersey']),
    website: derive.GetTeamResult.website(row),
    social: derive.GetTeamResult.social(row),
    colours: readEach([row['strColour1'], row['strColour2'], row['strColour3']].flat(), textOf),
    artwork_is_creative_commons: yesNoOf(row['strCreativeCommons']),
  };
}

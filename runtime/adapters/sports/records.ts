// Teams, players, standings and events as published records: pure mapping.

import type {
  Detail,
  GetTeamResult,
  PlayerProfile,
  SportsEventRecord,
  Standing as StandingRecord,
  TeamSummary,
} from '../../../generated/services/sports/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { present } from '../../lib/loose-json.ts';
import { outcomeOf, statusOf } from './statuses.ts';
import type { Player, SportsEvent, Standing, Team, Venue } from './thesportsdb/thesportsdb.ts';

/** Characters of a biography in a short answer. */
const SHORT_BIOGRAPHY = 400;
const ROUNDS: Readonly<Record<number, string>> = {
  125: 'quarter-final',
  150: 'semi-final',
  160: 'playoff',
  170: 'playoff semi-final',
  180: 'playoff final',
  200: 'final',
  400: 'qualifier',
  500: 'pre-season',
};

/** A team as lists show it. */
export function teamSummary(team: Team): AdapterResult<TeamSummary> {
  return {
    team_id: team.id,
    name: team.name,
    short_name: team.shortName,
    alternate_names: team.otherNames,
    sport: team.sport,
    league: team.league,
    league_id: team.leagueId,
    country: team.country,
    stadium: team.stadium,
    gender: team.gender,
  };
}

/** A team with all that is told, its stadium too where that could be read. */
export function teamRecord(team: Team, venue: Venue | undefined, missing: string[]): AdapterResult<GetTeamResult> {
  return {
    ...teamSummary(team),
    further_leagues: team.furtherLeagues,
    formed_year: team.formed,
    stadium_location: team.stadiumLocation,
    stadium_capacity: team.stadiumCapacity,
    stadium_description: venue?.description,
    description: team.description,
    badge_url: team.badge,
    jersey_url: team.jersey,
    website: team.website,
    social: team.social,
    colours: team.colours,
    missing,
    stadium_opened_year: venue?.opened,
    stadium_picture_url: venue?.picture,
    artwork_is_creative_commons: team.isArtworkFree,
    source: `https://www.thesportsdb.com/team/${encodeURIComponent(team.id)}`,
  };
}

/** A player. */
export function playerRecord(player: Player, detail: Detail): AdapterResult<PlayerProfile> {
  return {
    player_id: player.id,
    name: player.name,
    team: player.team,
    team_id: player.teamId,
    sport: player.sport,
    nationality: player.nationality,
    position: player.position,
    height: player.height,
    weight: player.weight,
    birth_date: player.born,
    birth_place: player.birthplace,
    biography: player.biography === undefined ? null : shortened(player.biography, detail),
    number: player.number,
    status: player.status,
    picture_url: player.picture,
  };
}

function shortened(text: string, detail: Detail): string {
  if (detail === 'full' || text.length <= SHORT_BIOGRAPHY) return text;
  const end = text.lastIndexOf(' ', SHORT_BIOGRAPHY);
  return `${text.slice(0, end > 0 ? end : SHORT_BIOGRAPHY)} …`;
}

/** A row of a league's table. */
export function standing(row: Standing): AdapterResult<StandingRecord> {
  return {
    rank: row.rank,
    team: row.team,
    team_id: row.teamId,
    played: row.played,
    wins: row.won,
    draws: row.drawn,
    losses: row.lost,
    goals_for: row.goalsFor,
    goals_against: row.goalsAgainst,
    goal_difference: row.goalDifference,
    points: row.points,
    group: row.group,
    form: row.form,
    description: row.description,
  };
}

/** `teamId`: the side from which it is looked at. */
export function eventRecord(event: SportsEvent, now: Date, teamId?: string): AdapterResult<SportsEventRecord> {
  const status = statusOf(event, now);
  return {
    event_id: event.id,
    name: event.name,
    sport: event.sport,
    league: event.league,
    league_id: event.leagueId,
    season: event.season,
    ...sides(event),
    date: event.date,
    time: event.start?.slice(11, 19),
    start_time: event.start,
    venue: event.venue,
    status,
    status_text: event.status,
    ...(status === 'finished' ? outcome(event) : {}),
    result_text: event.result,
    round: event.round,
    round_name: event.round === undefined ? undefined : ROUNDS[event.round],
    city: event.city,
    country: event.country,
    ...(teamId === undefined ? {} : seenFrom(teamId, event)),
  };
}

function sides({ home, homeId, away, awayId, homeScore, awayScore }: SportsEvent) {
  return {
    home_team: home,
    home_team_id: homeId,
    away_team: away,
    away_team_id: awayId,
    home_score: homeScore,
    away_score: awayScore,
  };
}

function outcome(event: SportsEvent) {
  const { decidedBy, penalties, winner } = outcomeOf(event);
  return present({
    decided_by: decidedBy,
    winner,
    home_penalties: penalties?.home,
    away_penalties: penalties?.away,
  });
}

/** Races and fights have no sides. */
function seenFrom(teamId: string, { home, homeId, away, awayId }: SportsEvent) {
  if (teamId === homeId) return present({ opponent: away, is_home: true });
  return teamId === awayId ? present({ opponent: home, is_home: false }) : {};
}

// Generated from spec/services/sports/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type {
  GetEventsByDateArguments,
  GetEventsByDateResult,
  GetLastEventsArguments,
  GetLastEventsResult,
  GetLeagueTableArguments,
  GetLeagueTableResult,
  GetNextEventsArguments,
  GetNextEventsResult,
  GetTeamArguments,
  GetTeamResult,
  SearchPlayersArguments,
  SearchPlayersResult,
  SearchTeamsArguments,
  SearchTeamsResult,
} from './types.ts';

/** Teams, players, league tables, results and fixtures of many sports, from the crowd-sourced TheSportsDB. */
export interface SportsHandlers {
  /** Sports teams by name, over all sports, with sport, league, country and stadium, in the order of the source. */
  search_teams: Handler<SearchTeamsArguments, SearchTeamsResult>;
  /** Profile of a sports team: stadium, description, badge, jersey, colours, website and leagues. */
  get_team: Handler<GetTeamArguments, GetTeamResult>;
  /**
   * Players by name, or all players of a team, with nationality, position, height, weight and biography, in the order
   * of the source. With player_name the first five are looked up whole; further ones come without height, weight and
   * biography. At least one of team_name, player_name must be given.
   */
  search_players: Handler<SearchPlayersArguments, SearchPlayersResult>;
  /**
   * Standings of a league in a season: points, wins, draws, losses and goals of each team, in the order of the
   * source.
   */
  get_league_table: Handler<GetLeagueTableArguments, GetLeagueTableResult>;
  /** Matches, races and fights of a day (UTC) with teams, scores, venue and status, the earliest first. */
  get_events_by_date: Handler<GetEventsByDateArguments, GetEventsByDateResult>;
  /** The last five matches of a team that are over: scores, opponents, venue and date, the latest first. */
  get_last_events: Handler<GetLastEventsArguments, GetLastEventsResult>;
  /** The next five matches of a team: opponents, date, time and venue, the soonest first. */
  get_next_events: Handler<GetNextEventsArguments, GetNextEventsResult>;
}

// Generated from spec/services/sports/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/** Sports. Teams, players, league tables, results and fixtures in many sports, from the crowd-sourced TheSportsDB. */
export function sportsFunctions(caller: Caller) {
  return {
    /**
     * Sports teams by name, in all sports, with sport, league, country and stadium, in source order. Use when the
     * user gives a team name and wants its id, league or stadium. For one team whose id is known use get_team; for
     * players use search_players.
     */
    search_teams: (
      values: components['schemas']['Sports.SearchTeamsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Sports.SearchTeamsResult']> =>
      caller.call({ method: 'POST', path: '/rest/sports/search_teams' }, values, options),

    /**
     * Profile of one sports team by id: stadium, description, badge, jersey, colors, website and leagues. Use when
     * the id of a team is known and the user asks for its stadium, history, badge or website. For teams by name use
     * search_teams; for its results use get_last_events; for its fixtures use get_next_events.
     */
    get_team: (
      values: components['schemas']['Sports.GetTeamArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Sports.GetTeamResult']> =>
      caller.call({ method: 'POST', path: '/rest/sports/get_team' }, values, options),

    /**
     * Players by name, or all players of a team, with nationality, position, height, weight and biography, in source
     * order. With player_name, the first five players have complete profiles; the others lack height, weight and
     * biography. Use when the user asks about a player by name, or about the squad of a team. For teams use
     * search_teams. At least one of team_name, player_name is required.
     */
    search_players: (
      values: components['schemas']['Sports.SearchPlayersArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['Sports.SearchPlayersResult']> =>
      caller.call({ method: 'POST', path: '/rest/sports/search_players' }, values, options),

    /**
     * Standings of a league in a season: points, wins, draws, losses and goals of each team, in source order. Use
     * when the user asks who leads or won a league, or how many points a team has. For individual results use
     * get_events_by_date; for the id of a league, which is returned with its teams use search_teams.
     */
    get_league_table: (
      values: components['schemas']['Sports.GetLeagueTableArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Sports.GetLeagueTableResult']> =>
      caller.call({ method: 'POST', path: '/rest/sports/get_league_table' }, values, options),

    /**
     * Matches, races and fights on a given day (UTC) with teams, scores, venue and status, earliest first. Use when
     * the user asks which matches are played on a day, or for the results of that day. For past matches of one team
     * use get_last_events; for upcoming matches of one team use get_next_events; for standings use get_league_table.
     */
    get_events_by_date: (
      values: components['schemas']['Sports.GetEventsByDateArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Sports.GetEventsByDateResult']> =>
      caller.call({ method: 'POST', path: '/rest/sports/get_events_by_date' }, values, options),

    /**
     * The last five finished matches of a team: scores, opponents, venue and date, most recent first. Use when the
     * user asks how a team played recently. For next matches of the team use get_next_events; for all matches of a
     * day use get_events_by_date.
     */
    get_last_events: (
      values: components['schemas']['Sports.GetLastEventsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Sports.GetLastEventsResult']> =>
      caller.call({ method: 'POST', path: '/rest/sports/get_last_events' }, values, options),

    /**
     * The next five matches of a team: opponents, date, time and venue, soonest first. Use when the user asks when,
     * where or against whom a team plays next. For latest results of the team use get_last_events; for all matches of
     * a day use get_events_by_date.
     */
    get_next_events: (
      values: components['schemas']['Sports.GetNextEventsArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Sports.GetNextEventsResult']> =>
      caller.call({ method: 'POST', path: '/rest/sports/get_next_events' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
     * for the operators together with the service and the caller's key; no data or settings change. There is no
     * reply, and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result
     * looks wrong, something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/sports/report_feedback', changes: true }, values, options),
  };
}

// Teams, players, standings and events as this source tells them; what is unknown is undefined.

/** A team. */
export interface Team {
  readonly id: string;
  readonly name: string;
  readonly shortName: string | undefined;
  readonly otherNames: readonly string[];
  readonly sport: string | undefined;
  readonly league: string | undefined;
  readonly leagueId: string | undefined;
  readonly furtherLeagues: readonly string[];
  readonly country: string | undefined;
  readonly gender: string | undefined;
  readonly formed: number | undefined;
  readonly stadium: string | undefined;
  readonly stadiumLocation: string | undefined;
  readonly stadiumCapacity: number | undefined;
  readonly venueId: string | undefined;
  readonly description: string | undefined;
  readonly badge: string | undefined;
  readonly jersey: string | undefined;
  readonly website: string | undefined;
  readonly social: readonly string[];
  readonly colours: readonly string[];
  readonly isArtworkFree: boolean | undefined;
}

/** A stadium. */
export interface Venue {
  readonly id: string;
  readonly description: string | undefined;
  readonly picture: string | undefined;
  readonly opened: number | undefined;
}

/** A player. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly team: string | undefined;
  readonly teamId: string | undefined;
  readonly sport: string | undefined;
  readonly nationality: string | undefined;
  readonly position: string | undefined;
  readonly number: string | undefined;
  readonly status: string | undefined;
  readonly born: string | undefined;
  readonly birthplace: string | undefined;
  /** As somebody wrote them: `6 ft 1 in (1.85 m)`, `78 kg`. */
  readonly height: string | undefined;
  readonly weight: string | undefined;
  readonly biography: string | undefined;
  readonly picture: string | undefined;
}

/** A row of a league's table. */
export interface Standing {
  readonly rank: number | undefined;
  readonly teamId: string | undefined;
  readonly team: string;
  readonly leagueId: string | undefined;
  readonly league: string | undefined;
  readonly season: string | undefined;
  readonly group: string | undefined;
  readonly played: number | undefined;
  readonly won: number | undefined;
  readonly drawn: number | undefined;
  readonly lost: number | undefined;
  readonly goalsFor: number | undefined;
  readonly goalsAgainst: number | undefined;
  readonly goalDifference: number | undefined;
  readonly points: number | undefined;
  /** Newest last, of W, D and L. */
  readonly form: string | undefined;
  readonly description: string | undefined;
  readonly updated: string | undefined;
}

/** A game or race. */
export interface SportsEvent {
  readonly id: string;
  readonly name: string | undefined;
  readonly sport: string | undefined;
  readonly league: string | undefined;
  readonly leagueId: string | undefined;
  readonly season: string | undefined;
  readonly round: number | undefined;
  /** Undefined for races and fights. */
  readonly home: string | undefined;
  readonly homeId: string | undefined;
  readonly away: string | undefined;
  readonly awayId: string | undefined;
  readonly homeScore: number | undefined;
  readonly awayScore: number | undefined;
  /** What there is beside the score: goals of a shoot-out, wickets in cricket. */
  readonly homeExtra: number | undefined;
  readonly awayExtra: number | undefined;
  /** How it ended, in words. */
  readonly result: string | undefined;
  /** Day in UTC. */
  readonly date: string | undefined;
  /** ISO 8601 in UTC. */
  readonly start: string | undefined;
  readonly venue: string | undefined;
  readonly city: string | undefined;
  readonly country: string | undefined;
  /** A code (FT, NS) or words (Match Finished). */
  readonly status: string | undefined;
  readonly isPostponed: boolean;
}

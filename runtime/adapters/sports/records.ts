import type {
  Detail,
  GetTeamResult,
  PlayerProfile,
  SportsEventRecord,
} from '../../../generated/services/sports/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { present } from '../../lib/loose-json.ts';
import { outcomeOf, statusOf } from './statuses.ts';
import type { SportsEvent, TeamProfile, Venue } from './thesportsdb/thesportsdb.ts';

const SHORT_BIOGRAPHY = 400;

/** Returns the published record. The stadium is omitted if it could not be fetched. */
export function teamRecord(
  { team }: TeamProfile,
  venue: Venue | undefined,
  missing: string[],
): AdapterResult<GetTeamResult> {
  return {
    ...team,
    stadium_description: venue?.description,
    stadium_opened_year: venue?.opened,
    stadium_picture_url: venue?.picture,
    missing,
    source: `https://www.thesportsdb.com/team/${encodeURIComponent(team.team_id)}`,
  };
}

export function playerRecord(player: AdapterResult<PlayerProfile>, detail: Detail): AdapterResult<PlayerProfile> {
  const { biography } = player;
  return { ...player, biography: biography == null ? null : shortened(biography, detail) };
}

function shortened(text: string, detail: Detail): string {
  if (detail === 'full' || text.length <= SHORT_BIOGRAPHY) return text;
  const end = text.lastIndexOf(' ', SHORT_BIOGRAPHY);
  return `${text.slice(0, end > 0 ? end : SHORT_BIOGRAPHY)} …`;
}

/** @param teamId the team from whose perspective the record describes the event */
export function eventRecord(event: SportsEvent, now: Date, teamId?: string): AdapterResult<SportsEventRecord> {
  const status = statusOf(event, now);
  return {
    ...event.record,
    status,
    ...(status === 'finished' ? outcome(event) : {}),
    ...(teamId === undefined ? {} : seenFrom(teamId, event)),
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

/** Returns the event from a team's perspective. Races and fights have no sides. */
function seenFrom(teamId: string, { record }: SportsEvent) {
  const { home_team: home, home_team_id: homeId, away_team: away, away_team_id: awayId } = record;
  if (teamId === homeId) return present({ opponent: away ?? undefined, is_home: true });
  return teamId === awayId ? present({ opponent: home ?? undefined, is_home: false }) : {};
}

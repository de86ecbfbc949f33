// Facts: runtime/adapters/sports/SOURCES.md (thesportsdb). The key is the first path segment.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { create } from '../../../runtime/adapters/sports/sports.ts';
import { TheSportsDb } from '../../../runtime/adapters/sports/thesportsdb/thesportsdb.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { openAlmanac } from '../../support/almanac.ts';
import { fits, MAX_TOKENS_FIXED_LIMIT } from '../../support/answer-size.ts';
import { problemOf } from '../../support/fake-source.ts';
import {
  type Answers,
  answering,
  callAt,
  fixtureAnswers,
  play,
  sample,
  withPlayed,
} from '../../support/played-folder.ts';
import { recordedTest } from '../../support/samples.ts';

type Handlers = HandlersOf<'sports'>;
const NOW = '2026-11-20T12:00:00Z';
const KEY = 'premium-4711';
const below = (key: string, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([address, played]) => [`/${key}${address}`, played]));
const FIXTURES = fixtureAnswers('thesportsdb');
const ALL = { limit: 50, offset: 0 };

const withService = (
  answers: Answers,
  body: (handlers: Handlers, requestedUrls: () => string[]) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
) =>
  withPlayed(
    ['thesportsdb'],
    below(environment['THESPORTSDB_KEY'] ?? '123', answers),
    ({ sourceClients, requests: requestedUrls }) =>
      body(
        adapter('sports', create, { thesportsdb: new TheSportsDb(sourceClients.client('thesportsdb')) }),
        requestedUrls,
      ),
    { environment },
  );
const failure = (result: unknown) => problemOf(Promise.resolve(result));

test('finds a team and notes the limits of the free key', () =>
  withService(FIXTURES, async (handlers) => {
    const { count, teams, limited, note } = await handlers.search_teams({ team_name: ' Arsenal' }, callAt(NOW));
    assert.equal([count, limited], [1, true]);
    assert.match(note ?? '', 'THESPORTSDB_KEY');
    assert.equal(teams[0]?.alternate_names, ['Arsenal Football Club', 'AFC', 'Arsenal FC']);
    assert.equal([teams[0]?.league_id, teams[0]?.stadium], ['4328', 'Emirates Stadium']);
  }));

test("sends the operator's key in the path and omits the note", () =>
  withService(
    FIXTURES,
    async (handlers, requests) => {
      const { limited, note } = await handlers.search_teams({ team_name: 'Arsenal' }, callAt(NOW));
      assert.equal([limited, note], [false, undefined]);
      assert.equal(requests(), [`/${KEY}/searchteams.php?t=Arsenal`]);
    },
    { THESPORTSDB_KEY: KEY },
  ));

test('returns a complete team, from old and new column names', () =>
  withService(FIXTURES, async (handlers) => {
    const team = await handlers.get_team({ team_id: '133604' }, callAt(NOW));
    assert.equal([team.formed_year, team.stadium_capacity, team.stadium_opened_year], [1892, 60338, 2006]);
    assert.equal(
      [team.jersey_url, team.website],
      ['https://r2.thesportsdb.com/images/jersey.png', 'https://www.arsenal.com'],
    );
    assert.is(team.description, 'Founded in 1886.\n\nThey play in red & white.');
    assert.equal([team.stadium_description, team.missing], ['Opened in 2006.', []]);
    assert.equal(
      [team.colours, team.social, team.further_leagues],
      [['#EF0107'], ['https://www.facebook.com/Arsenal'], ['FA Cup']],
    );
  }));

test('returns a team with a note if its stadium cannot be fetched', () =>
  withService({ ...FIXTURES, '/lookupvenue.php?id=15528': answering(500) }, async (handlers) => {
    const team = await handlers.get_team({ team_id: '133604' }, callAt(NOW));
    assert.equal([team.stadium_description, team.missing], [null, ['stadium_description']]);
  }));

test('treats null and an empty body as no results: not_found for an id, an empty list for a search', async () => {
  for (const nothing of [{ teams: null }, answering(200, ''), answering(200, ' \n')]) {
    await withService({ '/lookupteam.php?id=1': nothing, '/searchteams.php?t=x': nothing }, async (handlers) => {
      assert.is((await failure(handlers.get_team({ team_id: '1' }, callAt(NOW)))).code, 'not_found');
      assert.equal((await handlers.search_teams({ team_name: 'x' }, callAt(NOW))).teams, []);
    });
  }
});

test('fetches full profiles for players found by name, and shortens biographies by default', () =>
  withService(FIXTURES, async (handlers) => {
    const args = { player_name: 'Danny Welbeck', ...ALL };
    const short = await handlers.search_players({ ...args, detail: 'brief' }, callAt(NOW));
    const [player] = short.players;
    assert.equal([player?.height, player?.weight, player?.birth_date], ['1.85 m', '78 kg', '1990-11-26']);
    assert.ok((player?.biography?.length ?? 0) <= 402 && player?.biography?.endsWith(' …'));
    const full = await handlers.search_players({ ...args, detail: 'full' }, callAt(NOW));
    assert.is(full.players[0]?.biography?.length, 1109);
    const none = await handlers.search_players({ ...args, team_name: 'Arsenal', detail: 'brief' }, callAt(NOW));
    assert.equal([none.count, none.total], [0, 0]);
    const one = await handlers.search_players({ ...args, team_name: 'brighton', detail: 'brief' }, callAt(NOW));
    assert.is(one.count, 1);
  }));

test('keeps the summary, with a note, if a profile cannot be fetched', () =>
  withService({ ...FIXTURES, '/lookupplayer.php?id=34145395': answering(500) }, async (handlers) => {
    const { players, missing } = await handlers.search_players(
      { player_name: 'Danny Welbeck', detail: 'brief', ...ALL },
      callAt(NOW),
    );
    assert.equal([players[0]?.name, players[0]?.height, missing], ['Danny Welbeck', null, ['34145395']]);
  }));

test('pages through the players of a team, and treats sizes of 0 as missing', () =>
  withService(FIXTURES, async (handlers) => {
    const { count, total, next_offset, players } = await handlers.search_players(
      { team_name: 'Arsenal', detail: 'brief', limit: 2, offset: 0 },
      callAt(NOW),
    );
    assert.equal([count, total, next_offset], [2, 3, 2]);
    assert.equal([players[1]?.name, players[1]?.height, players[1]?.weight], ['Martin Ødegaard', null, null]);
  }));

test('a table has numbers, and a missing table has a note with the reason', () =>
  withService({ ...FIXTURES, '/lookuptable.php?l=4328&s=2026': { table: null } }, async (handlers) => {
    const found = await handlers.get_league_table({ league_id: '4328', season: '2025-2026' }, callAt(NOW));
    assert.equal([found.league, found.count, found.updated_at], ['English Premier League', 2, '2026-11-20T23:00:11Z']);
    assert.equal(
      [found.standings[1]?.rank, found.standings[1]?.goal_difference, found.standings[1]?.points],
      [2, -22, 29],
    );
    const none = await handlers.get_league_table({ league_id: '4328', season: '2026' }, callAt(NOW));
    assert.equal(none.count, 0);
    assert.match(none.note ?? '', 'format of the season');
    assert.is(
      (await failure(handlers.get_league_table({ league_id: '1', season: '2024-2026' }, callAt(NOW)))).code,
      'invalid_arguments',
    );
  }));

test('reports invalid_arguments if the source returns a sentence instead of the list', () =>
  withService({ '/lookuptable.php?*': { table: 'Invalid League ID passed' } }, async (handlers) => {
    const problem = await failure(handlers.get_league_table({ league_id: '9', season: '2025' }, callAt(NOW)));
    assert.is(problem.code, 'invalid_arguments');
  }));

test('events of a day are sorted by time, with one word for their status', () =>
  withService(FIXTURES, async (handlers) => {
    const { total, events } = await handlers.get_events_by_date(
      { date: '2026-11-20', sport: 'Soccer', ...ALL },
      callAt(NOW),
    );
    assert.is(total, 2);
    assert.equal(
      events.map(({ start_time, status }) => [start_time, status]),
      [
        ['2026-11-20T08:00:00Z', 'live'],
        ['2026-11-20T17:30:00Z', 'scheduled'],
      ],
    );
    assert.equal([events[1]?.home_score, events[1]?.time], [null, '17:30:00']);
  }));

test('returns at most five past events from the perspective of a team, without events that have not started', () => {
  const past = (idEvent: string, more: object) => ({
    idEvent,
    idHomeTeam: '7',
    strHomeTeam: 'A',
    idAwayTeam: '8',
    strAwayTeam: 'B',
    dateEvent: '2014-10-10',
    ...more,
  });
  const results = [
    past('1', { intHomeScore: '1', intAwayScore: '0' }),
    past('2', { strStatus: 'NS', dateEvent: '2027-01-01' }),
    ...['3', '4', '5', '6', '7'].map((id) => past(id, { strStatus: 'FT', dateEvent: `2015-01-0${id}` })),
  ];
  return withService({ ...FIXTURES, '/eventslast.php?id=8': { results } }, async (handlers) => {
    const last = await handlers.get_last_events({ team_id: '8' }, callAt(NOW));
    assert.equal(
      last.events.map(({ event_id }) => event_id),
      ['7', '6', '5', '4', '3'],
    );
    assert.equal([last.events[0]?.opponent, last.events[0]?.is_home], ['A', false]);
    const next = await handlers.get_next_events({ team_id: '133604' }, callAt(NOW));
    assert.equal([next.events[0]?.opponent, next.events[0]?.round_name, next.limited], ['Chelsea', 'semi-final', true]);
  });
});

test('the status follows the source’s status words, never the clock (thesportsdb F21, F22, F27)', () => {
  const words = {
    scheduled: ['NS', 'Not Started', 'TBD'],
    live: ['1H', 'HT', '2H', 'Second Half', 'ET', 'BT', 'P', 'PT', 'Q4', 'OT', 'P3', 'IN1', 'IN9', 'IN12', 'S5'],
    interrupted: ['INT', 'INTR', 'SUSP', 'Match Suspended'],
    finished: ['FT', 'AOT', 'AET', 'PEN', 'AP', 'AW', 'AWD', 'WO', 'Match Finished', 'Game Finished'],
    postponed: ['PST', 'POST', 'Match Postponed'],
    cancelled: ['CANC', 'Match Cancelled'],
    abandoned: ['ABD', 'Match Abandoned'],
    unknown: ['IN', 'S6', 'constructor', 'XYZ'],
  };
  const row = { dateEvent: '2026-11-01', intHomeScore: '1', intAwayScore: '4', idHomeTeam: '7', idAwayTeam: '8' };
  const events = Object.values(words).flatMap((spellings) =>
    spellings.map((strStatus) => ({ ...row, idEvent: strStatus, strStatus })),
  );
  const answers = { '/eventsday.php?*': { events }, '/eventslast.php?*': { results: events } };
  return withService(answers, async (handlers) => {
    const day = await handlers.get_events_by_date({ date: '2026-11-01', ...ALL }, callAt(NOW));
    const statuses = new Map(day.events.map(({ event_id, status }) => [event_id, status]));
    for (const [status, spellings] of Object.entries(words)) {
      assert.equal(
        spellings.map((word) => statuses.get(word)),
        spellings.map(() => status),
        status,
      );
    }
    const last = await handlers.get_last_events({ team_id: '7' }, callAt(NOW));
    assert.ok(last.events.every(({ status }) => status === 'finished'));
    assert.match(last.note ?? '', 'Omitted: 4 events');
  });
});

test('a game in its ninth inning past midnight is live, and a game without a status is over only if it is old', () => {
  const row = { idHomeTeam: '7', idAwayTeam: '8', intHomeScore: '1', intAwayScore: '4' };
  const results = [
    { ...row, idEvent: '1', dateEvent: '2026-11-19', strStatus: 'IN9' },
    { ...row, idEvent: '2', dateEvent: '2026-11-19' },
    { ...row, idEvent: '3', dateEvent: '2014-10-10' },
    { ...row, idEvent: '4', dateEvent: '2014-10-10', intHomeScore: null },
    { ...row, idEvent: '5', dateEvent: '2026-11-18', strStatus: 'FT', strPostponed: 'yes' },
    { ...row, idEvent: '6', dateEvent: '2026-11-18', strStatus: 'NS', strPostponed: 'yes' },
  ];
  return withService(
    {
      '/eventslast.php?*': { results },
      '/eventsnext.php?*': { events: results.filter(({ idEvent }) => idEvent !== '4') },
    },
    async (handlers) => {
      const all = await handlers.get_next_events({ team_id: '7' }, callAt('2026-11-20T00:05:00Z'));
      assert.equal(Object.fromEntries(all.events.map(({ event_id, status }) => [event_id, status])), {
        1: 'live',
        2: 'unknown',
        3: 'finished',
        5: 'finished',
        6: 'postponed',
      });
      const last = await handlers.get_last_events({ team_id: '7' }, callAt('2026-11-20T00:05:00Z'));
      assert.equal(
        last.events.map(({ event_id }) => event_id),
        ['5', '3'],
      );
    },
  );
});

test('keeps the winner on penalties, so a tied score is not a draw (thesportsdb F26)', () => {
  const row = { dateEvent: '2026-11-01', strSport: 'Soccer', idHomeTeam: '7', idAwayTeam: '8' };
  const level = { ...row, intHomeScore: '1', intAwayScore: '1' };
  const events = [
    { ...level, idEvent: 'shootout', strStatus: 'PEN', intHomeScoreExtra: '3', intAwayScoreExtra: '4' },
    { ...level, idEvent: 'word lacks', strStatus: 'FT', intHomeScoreExtra: '3', intAwayScoreExtra: '4' },
    { ...level, idEvent: 'goals lack', strStatus: 'AP' },
    { ...level, idEvent: 'draw', strStatus: 'FT' },
    { ...level, idEvent: 'goes on', strStatus: '2H' },
    { ...row, idEvent: 'awarded', strStatus: 'AWD', intHomeScore: '3', intAwayScore: '0' },
    {
      ...row,
      idEvent: 'wickets',
      strSport: 'Cricket',
      strStatus: 'FT',
      intHomeScore: '180',
      intAwayScore: '180',
      intHomeScoreExtra: '3',
      intAwayScoreExtra: '9',
      strResult: 'Match tied',
    },
  ];
  return withService({ '/eventsday.php?*': { events } }, async (handlers) => {
    const day = await handlers.get_events_by_date({ date: '2026-11-01', ...ALL }, callAt(NOW));
    const outcomes = day.events.map((event) => [
      event.event_id,
      [event.decided_by, event.winner, event.home_penalties, event.away_penalties],
    ]);
    assert.equal(Object.fromEntries(outcomes), {
      shootout: ['penalties', 'away', 3, 4],
      'word lacks': ['penalties', 'away', 3, 4],
      'goals lack': ['penalties', undefined, undefined, undefined],
      draw: [undefined, 'draw', undefined, undefined],
      'goes on': [undefined, undefined, undefined, undefined],
      awarded: ['award', 'home', undefined, undefined],
      wickets: [undefined, undefined, undefined, undefined],
    });
    assert.is(day.events.find(({ event_id }) => event_id === 'wickets')?.result_text, 'Match tied');
  });
});

test('numbered rounds have names (thesportsdb F20)', () => {
  const names = {
    125: 'quarter-final',
    150: 'semi-final',
    160: 'playoff',
    170: 'playoff semi-final',
    180: 'playoff final',
    200: 'final',
    400: 'qualifier',
    500: 'pre-season',
  };
  const events = [...Object.keys(names), '12'].map((intRound) => ({
    idEvent: intRound,
    intRound,
    dateEvent: '2026-11-20',
  }));
  return withService({ '/eventsday.php?*': { events } }, async (handlers) => {
    const day = await handlers.get_events_by_date({ date: '2026-11-20', ...ALL }, callAt(NOW));
    const named = day.events.filter(({ round_name }) => round_name !== undefined);
    assert.equal(Object.fromEntries(named.map(({ round, round_name }) => [round, round_name])), names);
  });
});

test('distinguishes a team without events from an unknown team', () =>
  withService(
    {
      '/eventsnext.php?*': { events: null },
      '/lookupteam.php?id=133604': FIXTURES['/lookupteam.php?id=133604'] as object,
      '/lookupteam.php?id=9': { teams: null },
    },
    async (handlers) => {
      assert.equal((await handlers.get_next_events({ team_id: '133604' }, callAt(NOW))).events, []);
      assert.is((await failure(handlers.get_next_events({ team_id: '9' }, callAt(NOW)))).code, 'not_found');
    },
  ));

test('treats responses for another team, day or league as source failures', () => {
  const event = { idEvent: '1', idHomeTeam: '1', idAwayTeam: '2', dateEvent: '2026-11-19' };
  const answers = {
    '/eventslast.php?*': { results: [event] },
    '/eventsday.php?*': { events: [event] },
    '/lookupteam.php?*': { teams: [{ idTeam: '1', strTeam: 'x' }] },
    '/lookuptable.php?*': { table: [{ idLeague: '1', strTeam: 'x' }] },
  };
  return withService(answers, async (handlers) => {
    for (const result of [
      handlers.get_last_events({ team_id: '3' }, callAt(NOW)),
      handlers.get_events_by_date({ date: '2026-11-20', ...ALL }, callAt(NOW)),
      handlers.get_team({ team_id: '3' }, callAt(NOW)),
      handlers.get_league_table({ league_id: '3', season: '2025' }, callAt(NOW)),
    ]) {
      assert.is((await failure(result)).code, 'upstream_invalid_response');
    }
  });
});

test('treats responses for another season, sport or team as source failures', () => {
  const answers = {
    '/eventsday.php?*': { events: [{ idEvent: '1', dateEvent: '2026-11-20', strSport: 'Ice Hockey' }] },
    '/lookuptable.php?*': { table: [{ idLeague: '3', strTeam: 'x', strSeason: '2025-2026' }] },
    '/searchteams.php?*': { teams: [{ idTeam: '1', strTeam: 'Fram' }] },
    '/lookup_all_players.php?*': { player: [{ idPlayer: '1', strPlayer: 'x', idTeam: '2' }] },
  };
  return withService(answers, async (handlers) => {
    const day = async (sport: string) =>
      handlers.get_events_by_date({ date: '2026-11-20', sport, ...ALL }, callAt(NOW));
    const table = async (season: string) => handlers.get_league_table({ league_id: '3', season }, callAt(NOW));
    const squad = async (team_name: string) =>
      handlers.search_players({ team_name, detail: 'brief', ...ALL }, callAt(NOW));
    for (const call of [() => day('Soccer'), () => table('2020-2021'), () => squad('Fram')]) {
      assert.is((await failure(call())).code, 'upstream_invalid_response');
    }
    assert.is((await day('ice_hockey')).count, 1);
    assert.is((await table('2025-2026')).count, 1);
  });
});

test("translates a sport to the source's name, and an unknown one has a note, not just an empty list", () => {
  const events = [{ idEvent: '1', dateEvent: '2026-11-20', strSport: 'Soccer' }];
  return withService(
    { '/eventsday.php?d=2026-11-20&s=Soccer': { events }, '/eventsday.php?*': { events: null } },
    async (handlers) => {
      const day = async (sport: string) =>
        handlers.get_events_by_date({ date: '2026-11-20', sport, ...ALL }, callAt(NOW));
      for (const [sport, remark] of [
        ['soccer', undefined],
        ['Football', 'The source uses the name Soccer for Football.'],
        ['fotboll', 'The source uses the name Soccer for fotboll.'],
      ] as const) {
        const found = await day(sport);
        assert.is(found.count, 1, sport);
        assert.is(found.note?.includes('The source uses the name'), remark !== undefined, sport);
        if (remark !== undefined) assert.match(found.note ?? '', remark);
      }
      const unknown = await day('Basketbal');
      assert.is(unknown.count, 0);
      assert.match(unknown.note ?? '', 'Basketbal is not a known sport: did you mean Basketball');
      assert.match((await day('constructor')).note ?? '', 'constructor is not a known sport');
    },
  );
});

test("reports a rejected key as the operator's problem, and no error contains the key", () =>
  withService(
    {
      '/lookupteam.php?id=1': answering(400, '{"Message":"Invalid Premium API key"}'),
      '/lookupteam.php?id=2': answering(404, '<html></html>'),
      '/lookupteam.php?id=3': answering(429),
    },
    async (handlers) => {
      for (const [team_id, code] of [
        ['1', 'not_configured'],
        ['2', 'upstream_failed'],
        ['3', 'upstream_unavailable'],
      ] as const) {
        const problem = await failure(handlers.get_team({ team_id }, callAt(NOW)));
        assert.is(problem.code, code);
        assert.not.match(`${problem.message} ${problem.stack} ${JSON.stringify(problem.extras)}`, KEY);
      }
    },
    { THESPORTSDB_KEY: KEY },
  ));

test('a server never logs the key', async () => {
  const source = await play({});
  const written: string[] = [];
  const { write } = process.stdout;
  const server = await openAlmanac({ UPSTREAM_THESPORTSDB_BASE_URL: source.url, THESPORTSDB_KEY: KEY });
  process.stdout.write = ((chunk: string | Uint8Array) => {
    written.push(String(chunk));
    return true;
  }) as typeof process.stdout.write;
  try {
    const key = await server.key();
    const answer = await server.send({ path: '/rest/sports/get_team', body: { team_id: '1' }, key });
    assert.is(answer.status, 502);
    written.push(
      answer.text,
      JSON.stringify(answer.headers),
      (await server.send({ path: '/metrics' })).text,
      (await server.send({ path: '/health' })).text,
    );
  } finally {
    process.stdout.write = write;
    await server.stop();
    await source.close();
  }
  assert.ok(
    source.seen.some(({ url }) => url.startsWith(`/${KEY}/`)),
    'the key was sent',
  );
  assert.not.ok(written.join('\n').includes(KEY));
});

test('names cannot inject query parameters', () =>
  withService({ '/searchteams.php?*': { teams: null } }, async (handlers, requests) => {
    await handlers.search_teams({ team_name: '../../x?id=1&t=y#z' }, callAt(NOW));
    assert.match(requests()[0] ?? '', /^\/123\/searchteams\.php\?t=[^&#?]+$/);
  }));

recordedTest('parses recorded responses', async () => {
  const read = (name: string) => sample('thesportsdb', `${name}.json`);
  const [team, squad, player, players, table, day, last, next] = [
    'lookupteam-133604',
    'lookup_all_players-133604',
    'lookupplayer-34145937',
    'searchplayers-danny_welbeck',
    'lookuptable-4328-2020-2021',
    'eventsday-2014-10-10-baseball',
    'eventslast-133602',
    'eventsnext-133602',
  ].map(read);
  if (!team || !squad || !player || !players || !table || !day || !last || !next) return;
  const answers: Answers = {
    '/searchteams.php?*': team,
    '/lookupteam.php?*': team,
    '/lookupvenue.php?*': { venues: null },
    '/lookup_all_players.php?*': squad,
    '/lookupplayer.php?*': { players: null },
    '/searchplayers.php?*': players,
    '/lookuptable.php?*': table,
    '/eventsday.php?*': day,
    '/eventslast.php?*': last,
    '/eventsnext.php?*': next,
  };
  await withService(answers, async (handlers) => {
    assert.is((await handlers.get_team({ team_id: '133604' }, callAt(NOW))).formed_year, 1892);
    const members = await handlers.search_players(
      { team_name: 'Arsenal', detail: 'brief', limit: 10, offset: 0 },
      callAt(NOW),
    );
    assert.ok(members.total > 3 && members.players.some(({ height }) => height !== null));
    fits('sports.search_players', members);
    assert.is(
      (await handlers.search_players({ player_name: 'Danny Welbeck', detail: 'brief', ...ALL }, callAt(NOW))).total,
      2,
    );
    assert.is(
      (await handlers.get_league_table({ league_id: '4328', season: '2020-2021' }, callAt(NOW))).standings[0]?.points,
      86,
    );
    const games = await handlers.get_events_by_date({ date: '2014-10-10', sport: 'Baseball', ...ALL }, callAt(NOW));
    assert.ok(games.total === 5 && games.events.every(({ status }) => status === 'finished'));
    assert.is((await handlers.get_last_events({ team_id: '133602' }, callAt(NOW))).events[0]?.opponent, 'Leeds United');
    assert.is((await handlers.get_next_events({ team_id: '133602' }, callAt(NOW))).count, 1);
  });
});

test('a day with 1,500 events fits within the result limit', () => {
  const event = {
    strEvent: 'Borussia Mönchengladbach vs Bayer Leverkusen',
    strSport: 'Soccer',
    strLeague: 'German Bundesliga',
    idLeague: '4331',
    strSeason: '2026-2027',
    strHomeTeam: 'Borussia Mönchengladbach',
    idHomeTeam: '133651',
    strAwayTeam: 'Bayer Leverkusen',
    idAwayTeam: '133666',
    intHomeScore: '2',
    intAwayScore: '2',
    intRound: '11',
    strTimestamp: '2026-11-20T19:30:00',
    dateEvent: '2026-11-20',
    strVenue: 'Stadion im Borussia-Park',
    strCountry: 'Germany',
    strStatus: 'FT',
  };
  const events = Array.from({ length: 1500 }, (_, nth) => ({ ...event, idEvent: String(2_000_000 + nth) }));
  return withService({ '/eventsday.php?*': { events } }, async (handlers) => {
    const day = await handlers.get_events_by_date({ date: '2026-11-20', limit: 200, offset: 0 }, callAt(NOW));
    assert.equal([day.total, day.next_offset], [1500, day.count]);
    assert.ok(day.count > 100, `${day.count} events`);
    fits('sports.get_events_by_date', day, MAX_TOKENS_FIXED_LIMIT);
  });
});

test.run();

// Runs the service with its eight sources on one loopback server.

import { create } from '../../../runtime/adapters/crisis-intelligence/crisis-intelligence.ts';
import { DmiWarnings } from '../../../runtime/adapters/crisis-intelligence/dmi-warnings/dmi-warnings.ts';
import { FmiWarnings } from '../../../runtime/adapters/crisis-intelligence/fmi-warnings/fmi-warnings.ts';
import { Gdacs } from '../../../runtime/adapters/crisis-intelligence/gdacs/gdacs.ts';
import { Gdelt } from '../../../runtime/adapters/crisis-intelligence/gdelt/gdelt.ts';
import { NveFlood } from '../../../runtime/adapters/crisis-intelligence/nve-flood/nve-flood.ts';
import { NwsAlerts } from '../../../runtime/adapters/crisis-intelligence/nws-alerts/nws-alerts.ts';
import { SmhiWarnings } from '../../../runtime/adapters/crisis-intelligence/smhi-warnings/smhi-warnings.ts';
import { UsgsEarthquakes } from '../../../runtime/adapters/crisis-intelligence/usgs-earthquakes/usgs-earthquakes.ts';
import { adapter, type HandlersOf } from '../../support/adapter.ts';
import { type Answers, type Bench, fixtureAnswers, type Played, withPlayed } from '../../support/played-folder.ts';

export type Handlers = HandlersOf<'crisis-intelligence'>;

export const IDS = [
  'gdacs',
  'usgs-earthquakes',
  'nws-alerts',
  'nve-flood',
  'smhi-warnings',
  'dmi-warnings',
  'fmi-warnings',
  'gdelt',
] as const;
export type Id = (typeof IDS)[number];

/** Request path of each source; `?*` matches any query. */
export const ADDRESSES: Readonly<Record<Id, string>> = {
  gdacs: '/events/geteventlist/SEARCH?*',
  'usgs-earthquakes': '/query?*',
  'nws-alerts': '/alerts/active?*',
  'nve-flood': '/Warning/2/2026-11-20/2026-11-22',
  'smhi-warnings': '/warning.json',
  'dmi-warnings': '/warnings/feeds-denmark',
  'fmi-warnings': '/warnings/feeds-finland',
  gdelt: '/doc/doc?*',
};
export const QUIET: Readonly<Record<Id, object>> = {
  gdacs: { features: [] },
  'usgs-earthquakes': { features: [] },
  'nws-alerts': { features: [] },
  'nve-flood': [],
  'smhi-warnings': [],
  'dmi-warnings': { warnings: [] },
  'fmi-warnings': { warnings: [] },
  gdelt: {},
};

const FIXTURES: Readonly<Record<Id, Played>> = {
  ...(Object.fromEntries(
    IDS.map((id) => {
      const answers = Object.entries(fixtureAnswers(id));
      const [, played] = answers.find(([address]) => isWhole(id, address)) ?? (answers[0] as [string, Played]);
      return [id, played];
    }),
  ) as Record<Id, Played>),
};

function isWhole(id: Id, address: string): boolean {
  if (id === 'gdacs') return address.includes('alertlevel=Green%3BOrange%3BRed') && address.includes('TC');
  return id !== 'gdelt' || address.includes('query=earthquake');
}

/** Runs the service with the fixtures; answers in `instead` take precedence. */
export function withWorld(
  instead: Partial<Record<Id, Played>>,
  body: (handlers: Handlers, bench: Bench) => Promise<void>,
  base: Readonly<Record<Id, Played>> = FIXTURES,
): Promise<void> {
  const answers: Answers = Object.fromEntries(IDS.map((id) => [ADDRESSES[id], instead[id] ?? base[id]]));
  return withPlayed(IDS, answers, (bench) => {
    const { client } = bench.sourceClients;
    const handlers = adapter('crisis-intelligence', create, {
      gdacs: new Gdacs(client('gdacs')),
      'usgs-earthquakes': new UsgsEarthquakes(client('usgs-earthquakes')),
      'nws-alerts': new NwsAlerts(client('nws-alerts')),
      'nve-flood': new NveFlood(client('nve-flood')),
      'smhi-warnings': new SmhiWarnings(client('smhi-warnings')),
      'dmi-warnings': new DmiWarnings(client('dmi-warnings')),
      'fmi-warnings': new FmiWarnings(client('fmi-warnings')),
      gdelt: new Gdelt(client('gdelt')),
    });
    return body(handlers, bench);
  });
}

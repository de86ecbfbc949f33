// Checks that alerts and the dashboard use only names and labels that a server exports.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { openAlmanac } from '../support/almanac.ts';
import { DEPLOY, inFolder, judged } from './programs.ts';

const OF_PROMETHEUS = ['up'];
const LABELS_OF_PROMETHEUS = new Set(['job', 'instance']);

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

export async function checkMetrics(): Promise<string> {
  const alerts = join(DEPLOY, 'prometheus/alerts.yaml');
  await judged('promtool', ['check', 'rules', alerts], 'prometheus');
  await judged('promtool', ['test', 'rules', join(DEPLOY, 'prometheus/alerts.test.yaml')], 'prometheus');
  await judged(
    'promtool',
    ['check', 'config', '--syntax-only', join(DEPLOY, 'prometheus/prometheus.yml')],
    'prometheus',
  );
  const { panels } = JSON.parse(await readFile(join(DEPLOY, 'grafana/dashboard.json'), 'utf8')) as Dashboard;
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  await inFolder(async (folder) => {
    const rules = queries.map((expr, index) => ({ record: `query:${index}`, expr }));
    const file = join(folder, 'dashboard.yaml');
    await writeFile(file, stringify({ groups: [{ name: 'dashboard', rules }] }));
    await judged('promtool', ['check', 'rules', file], 'prometheus');
  });
  const request = [await readFile(alerts, 'utf8'), ...queries].join('\n');
  const labels = labelsOf(await scraped());
  const names = new Set([...request.matchAll(/\balmanac_[a-z_]+/g)].map(([name]) => name));
  for (const name of [...names, ...OF_PROMETHEUS]) {
    if (!labels.has(name) && !OF_PROMETHEUS.includes(name)) throw new Error(`${name}: the server has no such metric`);
  }
  for (const [, name = '', matchers = ''] of request.matchAll(/\b(almanac_[a-z_]+)\{([^}]*)\}/g)) {
    for (const [, label = ''] of matchers.matchAll(/([a-z_]+)\s*[=!]/g)) {
      const known = labels.get(name);
      if (known !== undefined && known.size > 0 && !known.has(label) && !LABELS_OF_PROMETHEUS.has(label)) {
        throw new Error(`${name} has no label ${label}, but ${[...known].join(', ')}`);
      }
    }
  }
  return `rules and their tests, ${queries.length} queries of the dashboard, ${names.size} names`;
}

/** After a call. */
async function scraped(): Promise<string> {
  const server = await openAlmanac();
  try {
    const call = {
      path: '/rest/unit-conversion/convert_units?value=1&from_unit=mile&to_unit=kilometer',
      key: await server.key(),
    };
    const { status } = await server.send(call);
    if (status !== 200) throw new Error(`the call that is measured: ${status}`);
    return (await server.send({ path: '/metrics' })).text;
  } finally {
    await server.stop();
  }
}

function labelsOf(text: string): Map<string, Set<string>> {
  const labels = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const [, declared] = /^# TYPE (\S+)/.exec(line) ?? [];
    const [, name = declared, inner = ''] = /^([a-z_]+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) continue;
    const known = labels.get(name) ?? new Set();
    for (const [, label = ''] of inner.matchAll(/(?:^|,)([a-z_]+)="/g)) known.add(label);
    labels.set(name, known);
  }
  return labels;
}

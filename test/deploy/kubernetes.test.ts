import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAllDocuments } from 'yaml';
import { readConfig } from '../../runtime/config/config.ts';
import { SECRET_VARIABLES } from '../../runtime/config/secret-files.ts';
import { VARIABLES } from '../../runtime/config/settings.ts';

const FILE = new URL('../../runtime/deploy/kubernetes/almanac.yaml', import.meta.url);
const PLATFORM = new URL('../../generated/openapi.json', import.meta.url);
const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://almanac@postgres:5432/almanac',
  ALMANAC_MASTER_KEY: 'a master key of at least 32 characters',
  ALMANAC_ADMIN_TOKEN: 'the operator of the tests',
};

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface Deployment {
  readonly spec: {
    readonly replicas: number;
    readonly selector: { readonly matchLabels: object };
    readonly template: {
      readonly metadata: { readonly labels: object };
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly {
          readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
          readonly env: readonly { readonly name: string; readonly value: string }[];
          readonly startupProbe: Probe;
          readonly livenessProbe: Probe;
          readonly readinessProbe: Probe;
          readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
        }[];
        readonly volumes: readonly { readonly name: string; readonly secret?: { readonly secretName: string } }[];
      };
    };
  };
}

const text = await readFile(FILE, 'utf8');
const documents = parseAllDocuments(text);
const objects = documents.map((document) => document.toJS() as { kind: string; metadata: { name: string } });
const named = <Kind>(kind: string) => objects.find((each) => each.kind === kind) as unknown as Kind;
const { spec: deployment } = named<Deployment>('Deployment');
const pod = deployment.template.spec;
const container = pod.containers[0] as Deployment['spec']['template']['spec']['containers'][number];
const environment = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));

test('is valid YAML with a deployment, a service and a disruption budget', () => {
  for (const { errors, warnings } of documents) assert.equal([...errors, ...warnings], []);
  assert.equal(
    objects.map(({ kind }) => kind),
    ['Deployment', 'Service', 'PodDisruptionBudget'],
  );
});

test('every variable in the manifest is a setting, and together they are a valid configuration', () => {
  const known = new Set([...VARIABLES.map(({ name }) => name), ...SECRET_VARIABLES.map((name) => `${name}_FILE`)]);
  const unknown = Object.keys(environment).filter((name) => !known.has(name));
  assert.equal(unknown, []);
  for (const { value } of container.env) assert.type(value, 'string', 'Kubernetes accepts only strings');
  const asRead = Object.entries(environment).map(([name, value]) => {
    const secret = name.replace(/_FILE$/, '');
    return secret === name ? [name, value] : [secret, SECRETS[secret]];
  });
  const config = readConfig(Object.fromEntries(asRead));
  assert.equal(config.warnings, []);
  assert.ok(config.databaseUrl, 'several replicas need a shared database');
  assert.ok(deployment.replicas > 1);
  assert.ok(config.drainSeconds > 0, 'a stopping server drains');
  assert.ok(pod.terminationGracePeriodSeconds > config.stopSeconds, 'a server may use its whole shutdown time');
});

test('mounts the secret files, all of which the commands at the top of the manifest create', () => {
  const mount = container.volumeMounts.find(({ name }) => name === 'secrets');
  assert.is(pod.volumes.find(({ name }) => name === 'secrets')?.secret?.secretName, 'almanac');
  const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'));
  assert.is(files.length, Object.keys(SECRETS).length);
  for (const [, path] of files) {
    const [folder, key] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)];
    assert.is(folder, mount?.mountPath);
    assert.ok(text.includes(`--from-literal=${key}=`), key);
  }
});

test('the probes use existing paths, and the service selects the pods', async () => {
  const { paths } = JSON.parse(await readFile(PLATFORM, 'utf8')) as { paths: object };
  const { startupProbe, livenessProbe, readinessProbe, ports } = container;
  for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) {
    assert.ok(httpGet.path in paths, httpGet.path);
    assert.is(httpGet.port, ports[0]?.name);
  }
  assert.is(livenessProbe.httpGet.path, '/health/live', 'a database outage must not restart the pods');
  assert.is(readinessProbe.httpGet.path, '/health/ready');
  const service = named<{ spec: { selector: object; ports: { targetPort: string }[] } }>('Service').spec;
  const budget = named<{ spec: { selector: { matchLabels: object } } }>('PodDisruptionBudget').spec;
  const { labels } = deployment.template.metadata;
  for (const selector of [service.selector, budget.selector.matchLabels, deployment.selector.matchLabels]) {
    assert.equal(selector, labels);
  }
  assert.is(service.ports[0]?.targetPort, ports[0]?.name);
});

test.run();

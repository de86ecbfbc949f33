// Code templates of `make new`. The code compiles, and throws until it is implemented.

import { propertyName } from '../emit/print/code.ts';
import { pascalCase } from '../language/names.ts';
import { MARK } from '../load/marks.ts';

export function adapterCode(slug: string, tool: string, source: string | undefined): string {
  const type = `${pascalCase(slug)}Handlers`;
  const context =
    source === undefined
      ? { imports: '', parameter: '', first: '' }
      : {
          imports: `import type { Context } from '../context.ts';\n`,
          parameter: `{ source }: Context<'${slug}'>`,
          first: `  const client = source('${source}');\n`,
        };
  return `// Adapter of the service \`${slug}\`. ${MARK}what the tools return and which sources they query, in one to three lines.

import type { ${type} } from '../../../generated/services/${slug}/operations.ts';
${context.imports}
export function create(${context.parameter}): ${type} {
${context.first}  return {
${methodCode(tool, source === undefined ? undefined : 'client')}  };
}
`;
}

export function methodCode(tool: string, client?: string): string {
  const body =
    client === undefined
      ? `throw new Error('${MARK}implement ${tool}');`
      : `throw new Error(\`${MARK}implement ${tool} with \${typeof ${client}}\`);`;
  return `    ${tool}: async () => {\n      ${body}\n    },\n`;
}

/** This test fails until you complete it. */
export function adapterTest(slug: string, tool: string, source: string | undefined): string {
  const call = `handlers.${tool}({ name: '${MARK}argument of the example in the manifest' } as never, callAt())`;
  const made =
    source === undefined
      ? `  const handlers = adapter('${slug}', create, {});
  assert.equal(
    await ${call},
    '${MARK}expected result',
  );\n`
      : `  await withRecorded(['${source}'], async (recorded) => {
    const handlers = adapter('${slug}', create, { ${propertyName(source)}: await recorded.source('${source}') });
    assert.equal(
      await ${call},
      '${MARK}expected result for the fixture',
    );
  });\n`;
  return `// The service \`${slug}\` with the fixtures of its source. ${MARK}what each fixture shows.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { create } from '../../../runtime/adapters/${slug}/${slug}.ts';
import { adapter } from '../../support/adapter.ts';
import { callAt } from '../../support/played-folder.ts';
${source === undefined ? '' : "import { withRecorded } from '../../support/recorded-sources.ts';\n"}
test('${MARK}behavior of ${tool}', async () => {
${made}});

test.run();
`;
}

export function sourceCode(id: string): string {
  const name = pascalCase(id);
  return `// The source \`${id}\`. ${MARK}which data it publishes. Facts: SOURCES.md.

import { objectOf, textOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';

export const reads = readers(import.meta.url, { entry: readEntry });

/** Fields of a response. Fields that the source may omit are undefined if missing. ${MARK}describe the fields. */
export interface Entry {
  readonly name: string | undefined;
}

function readEntry(answer: Answer): Entry {
  const fields = objectOf(answer.json());
  return { name: textOf(fields['name']) };
}

export function create({ client }: SourceContext<'${id}'>): ${name} {
  return new ${name}(client);
}

export class ${name} {
  readonly #client: SourceClient;

  constructor(client: SourceClient) {
    this.#client = client;
  }

  /** ${MARK}what the request returns. Rejects with an \`upstream_…\` Problem. */
  entry(name: string, call: SourceCall): Promise<Entry> {
    return this.#client.read({ path: '/entry', query: { name }, expect: 'json' }, reads.entry, call);
  }
}
`;
}

/** This test fails until you complete it. */
export function sourceTest(id: string, slug: string): string {
  return `// The source \`${id}\` with its fixtures. Facts: runtime/adapters/${slug}/SOURCES.md (${id}).

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { callAt } from '../../support/played-folder.ts';
import { withRecorded } from '../../support/recorded-sources.ts';

test('${MARK}which fields are read from a response', () =>
  withRecorded(['${id}'], async ({ source }) => {
    const client = await source('${id}');
    assert.equal(await client.entry('example', callAt()), '${MARK}expected value of the fixture');
  }));

test.run();
`;
}

/** Returns a section for SOURCES.md. */
export function sourcePage(id: string, spec: string): string {
  return `## ${id}: ${MARK}display name of the source

${MARK}description of the source in one sentence. Limits, cache lifetimes and license: \`spec/${spec}/sources/${id}.yaml\`.

### Answers

- **F1** (unverified) ${MARK}one fact about its addresses or responses per statement, marked as documented, recorded, reported or unverified.
`;
}

/** Returns the files for a response body and its request. */
export function fixtureFiles(id: string, slug: string): [path: string, text: string][] {
  const body = `test/services/${slug}/fixtures/${id}/entry.json`;
  return [
    [body, `{ "${MARK.trim()}": "a response exactly as the source sends it" }\n`],
    [`${body}.meta.json`, `{ "path": "/entry", "query": { "name": "example" } }\n`],
  ];
}

/** Returns the code of a new watch.ts. */
export function watcherCode(source: string, entity: string): string {
  return `// Polls \`${source}\` for webhooks. ${MARK}which period or list each poll covers, and how records leave it.

import type { ${pascalCase(source)}Watcher } from '../../../generated/events.ts';
import type { WatchContext } from '../watch-context.ts';

/** Functions that create the watchers, keyed by source id. */
export const watchers = { ${propertyName(source)}: create };

function create({ source }: WatchContext<'${source}'>): ${pascalCase(source)}Watcher {
  return {
${lookCode(entity)}  };
}
`;
}

/** Returns the code to add for another source to an existing watch.ts. */
export function watcherPart(source: string, entity: string): string {
  const name = pascalCase(source);
  return `  ${propertyName(source)}: create${name},    // in watchers

function create${name}({ source }: WatchContext<'${source}'>): ${name}Watcher {
  return {
${lookCode(entity)}  };
}
`;
}

export function lookCode(entity: string): string {
  return `    ${entity}: async () => {
      throw new Error(\`${MARK}return the current ${entity} records of \${typeof source}\`);
    },
`;
}

/** This test fails until you complete it. */
export function watcherTest(source: string, entity: string, slug: string): string {
  return `// Polls \`${source}\` with its fixtures.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { watchers } from '../../../runtime/adapters/${slug}/watch.ts';
import { callAt } from '../../support/played-folder.ts';
import { withRecorded } from '../../support/recorded-sources.ts';

test('${MARK}which ${entity} records a poll returns', () =>
  withRecorded(['${source}'], async (recorded) => {
    const watcher = watchers${access(source)}({ source: await recorded.source('${source}') });
    assert.equal(await watcher.${entity}(undefined, {} as never, callAt()), '${MARK}records of the fixture');
  }));

test.run();
`;
}

/** Returns a member access, such as `.brreg` or `['nws-alerts']`. */
function access(name: string): string {
  return /^[a-z]\w*$/.test(name) ? `.${name}` : `['${name}']`;
}

/** Test data for an event: the source's responses in successive states, and the expected events. */
export function entityPlay(type: string): string {
  return `  {
    type: '${type}',
    // Responses of the source by path, for each state. State B adds a record. State half has an incomplete list, which
    // must not cause removals. State C changes or removes a record.
    answers: (state) => ({
      '/entry?*': (response) =>
        json(
          response,
          shown(state, {
            A: { name: '${MARK}value in state A' },
            B: { name: '${MARK}value in state B' },
            half: { name: '${MARK}value in the incomplete list' },
            C: { name: '${MARK}value in state C' },
          }),
        ),
    }),
    // Expected events, written as: created <id>, updated <id> <comma-separated fields>, or removed <id>
    events: { B: ['${MARK}events between A and B'], C: ['${MARK}events between B and C'] },
  },
`;
}

export function entityTest(source: string, type: string): string {
  return `// Test data for the events of \`${source}\`. ${MARK}what the states show, in one line.

import { type EntityTest, shown } from '../../runtime/webhooks/entity.ts';
import { json } from '../../support/fake-source.ts';

export const entities: readonly EntityTest[] = [
${entityPlay(type)}];
`;
}

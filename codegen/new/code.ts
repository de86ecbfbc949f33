// Code templates of `make new`. The code compiles, and throws when called until it is implemented.

import { propertyName } from '../emit/print/code.ts';
import { pascalCase } from '../language/names.ts';
import { MARK } from '../load/marks.ts';

/** @param source id of the source that the adapter queries */
export function adapterCode(slug: string, tool: string, source: string | undefined): string {
  const type = `${pascalCase(slug)}Handlers`;
  const context =
    source === undefined
      ? { imports: '', parameter: '', first: '' }
      : {
          imports: `import type { Context } from '../context.ts';\n`,
          parameter: `{ source }: Context<'${slug}'>`,
          first: `  const asked = source('${source}');\n`,
        };
  return `// Adapter of the service \`${slug}\`. ${MARK}what it answers, from what, in one to three lines.

import type { ${type} } from '../../../generated/services/${slug}/operations.ts';
${context.imports}
export function create(${context.parameter}): ${type} {
${context.first}  return {
${methodCode(tool, source === undefined ? undefined : 'asked')}  };
}
`;
}

/** Returns the method of a tool. Its arguments are decoded; its result must match its type. */
export function methodCode(tool: string, asked?: string): string {
  const body =
    asked === undefined
      ? `throw new Error('${MARK}answer ${tool}');`
      : `throw new Error(\`${MARK}answer ${tool} from what \${typeof ${asked}} tells\`);`;
  return `    ${tool}: async () => {\n      ${body}\n    },\n`;
}

/** Returns a test of the tool's adapter, which fails until it is completed. */
export function adapterTest(slug: string, tool: string, source: string | undefined): string {
  const call = `handlers.${tool}({ name: '${MARK}the example of the manifest' } as never, callAt())`;
  const made =
    source === undefined
      ? `  const handlers = adapter('${slug}', create, {});
  assert.equal(
    await ${call},
    '${MARK}what the tool answers',
  );\n`
      : `  await withRecorded(['${source}'], async (recorded) => {
    const handlers = adapter('${slug}', create, { ${propertyName(source)}: await recorded.source('${source}') });
    assert.equal(
      await ${call},
      '${MARK}what the tool answers from the fixture',
    );
  });\n`;
  return `// The service \`${slug}\` over the fixtures of its source. ${MARK}which answers stand for what.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { create } from '../../../runtime/adapters/${slug}/${slug}.ts';
import { adapter } from '../../support/adapter.ts';
import { callAt } from '../../support/played-folder.ts';
${source === undefined ? '' : "import { withRecorded } from '../../support/recorded-sources.ts';\n"}
test('${MARK}what ${tool} promises', async () => {
${made}});

test.run();
`;
}

export function sourceCode(id: string): string {
  const name = pascalCase(id);
  return `// The source \`${id}\`. ${MARK}what it tells. Facts: SOURCES.md.

import { objectOf, textOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';

export const reads = readers(import.meta.url, { entry: readEntry });

/** What an answer tells; what it may lack is undefined. ${MARK}its fields. */
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

  /** ${MARK}what is asked for. Rejects with an \`upstream_…\` Problem. */
  entry(name: string, call: SourceCall): Promise<Entry> {
    return this.#client.read({ path: '/entry', query: { name }, expect: 'json' }, reads.entry, call);
  }
}
`;
}

/** Its test, which fails until it is filled in. */
export function sourceTest(id: string, slug: string): string {
  return `// The source \`${id}\` over its fixtures. Facts: runtime/adapters/${slug}/SOURCES.md (${id}).

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { callAt } from '../../support/played-folder.ts';
import { withRecorded } from '../../support/recorded-sources.ts';

test('${MARK}what is read of an answer', () =>
  withRecorded(['${id}'], async ({ source }) => {
    const asked = await source('${id}');
    assert.equal(await asked.entry('example', callAt()), '${MARK}what the fixture says');
  }));

test.run();
`;
}

/** Documentation section of a source: numbered facts, as placeholders. */
export function sourcePage(id: string, spec: string): string {
  return `## ${id}: ${MARK}what people call it

${MARK}what it is, in a sentence. Limits, lifetimes and licence: \`spec/${spec}/sources/${id}.yaml\`.

### Answers

- **F1** (unverified) ${MARK}a fact of its addresses or answers, one a statement: documented, recorded, reported or unverified.
`;
}

/** The smallest fixture: a body, and the request that it answers. */
export function fixtureFiles(id: string, slug: string): [path: string, text: string][] {
  const body = `test/services/${slug}/fixtures/${id}/entry.json`;
  return [
    [body, `{ "${MARK.trim()}": "an answer as the source gives it" }\n`],
    [`${body}.meta.json`, `{ "path": "/entry", "query": { "name": "example" } }\n`],
  ];
}

/** The look-ups of a service's first source, compiling. */
export function watcherCode(source: string, entity: string): string {
  return `// Look-ups at \`${source}\` for webhooks. ${MARK}how records leave the window that a look-up covers.

import type { ${pascalCase(source)}Watcher } from '../../../generated/events.ts';
import type { WatchContext } from '../watch-context.ts';

/** The look-ups of each source, by the name under which its events are declared. */
export const watchers = { ${propertyName(source)}: create };

function create({ source }: WatchContext<'${source}'>): ${pascalCase(source)}Watcher {
  return {
${lookCode(entity)}  };
}
`;
}

/** Code to add to a service's watchers for another source. */
export function watcherPart(source: string, entity: string): string {
  const name = pascalCase(source);
  return `  ${propertyName(source)}: create${name},    // in watchers

function create${name}({ source }: WatchContext<'${source}'>): ${name}Watcher {
  return {
${lookCode(entity)}  };
}
`;
}

/** The look of an entity. */
export function lookCode(entity: string): string {
  return `    ${entity}: async () => {
      throw new Error(\`${MARK}the ${entity} records that \${typeof source} tells now\`);
    },
`;
}

/** Its test, which fails until it is filled in. */
export function watcherTest(source: string, entity: string, slug: string): string {
  return `// The looks at \`${source}\`, over its fixtures.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { watchers } from '../../../runtime/adapters/${slug}/watch.ts';
import { callAt } from '../../support/played-folder.ts';
import { withRecorded } from '../../support/recorded-sources.ts';

test('${MARK}what a look at ${entity} finds', () =>
  withRecorded(['${source}'], async (recorded) => {
    const watcher = watchers${access(source)}({ source: await recorded.source('${source}') });
    assert.equal(await watcher.${entity}(undefined, {} as never, callAt()), '${MARK}the records of the fixture');
  }));

test.run();
`;
}

/** How a member of that name is read: `.brreg`, `['nws-alerts']`. */
function access(name: string): string {
  return /^[a-z]\w*$/.test(name) ? `.${name}` : `['${name}']`;
}

/** How an entity's source is played from state to state, to be filled in. */
export function entityPlay(type: string): string {
  return `  {
    type: '${type}',
    // What the source answers, by address, while it shows each state: something new in B, half a list that must remove nothing, something gone or changed in C.
    answers: (state) => ({
      '/entry?*': (response) =>
        json(
          response,
          shown(state, {
            A: { name: '${MARK}what the source says first' },
            B: { name: '${MARK}what it says then' },
            half: { name: '${MARK}half of that' },
            C: { name: '${MARK}what it says last' },
          }),
        ),
    }),
    // created <id>, updated <id> <fields by comma>, removed <id>
    events: { B: ['${MARK}what came between A and B'], C: ['${MARK}what came between B and C'] },
  },
`;
}

/** The file that plays a source's entities before a receiver. */
export function entityTest(source: string, type: string): string {
  return `// What is watched at \`${source}\`. ${MARK}what its states show, in a line.

import { type EntityTest, shown } from '../../runtime/webhooks/entity.ts';
import { json } from '../../support/fake-source.ts';

export const entities: readonly EntityTest[] = [
${entityPlay(type)}];
`;
}

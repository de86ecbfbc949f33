import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as real from '../../generated/catalog.ts';
import { TinyFolder } from '../codegen/tiny.ts';

interface Document {
  readonly info: { readonly version: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

interface OperationObject {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, object>>;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly description: string }[];
}

const tiny = await TinyFolder.open();
const catalogOfTiny: Pick<typeof real, 'services' | 'areas'> = await tiny.load('catalog.ts');

for (const { name, file, catalog } of [
  { name: 'the real spec', file: new URL('../../generated/openapi.json', import.meta.url), catalog: real },
  { name: 'the tiny spec', file: tiny.url('openapi.json'), catalog: catalogOfTiny },
]) {
  const text = await readFile(file, 'utf8');
  const document = JSON.parse(text) as Document;
  const items = [...Object.entries(document.paths), ...Object.entries(document.webhooks ?? {})];
  const operations = items.flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

  test(`${name}: passes the redocly specification rules`, async () => {
    const config = await createConfig({ extends: ['spec'], rules: RULES });
    const problems = await lintFromString({ source: text, absoluteRef: file.pathname, config });
    assert.equal(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
      [],
    );
  });

  test(`${name}: is valid against the JSON Schema of OpenAPI 3.1`, async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(text));
    assert.ok(valid, JSON.stringify(errors));
  });

  test(`${name}: every operation has a unique id, a summary, a description and a declared tag`, () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    assert.equal(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
    );
    const tags = document.tags.map((tag) => tag.name);
    for (const { path, operation } of operations) {
      assert.ok(operation.summary.length > 0 && operation.description.length > 0, path);
      assert.equal(
        (operation.tags ?? []).filter((tag) => !tags.includes(tag)),
        [],
        path,
      );
      // Skip the reserved parameter, which is a reference.
      for (const parameter of (operation.parameters ?? []).filter((each) => !('$ref' in each)))
        assert.ok(parameter.description.length > 0, `${path} ${parameter.name}`);
    }
  });

  test(`${name}: only operations with a body declare 413 and 415`, () => {
    const bodied = operations.filter(({ path, method }) => method === 'post' && /^\/rest\//.test(path));
    const bodyless = operations.filter(({ method }) => method === 'get');
    assert.ok(bodied.length > 0 && bodyless.length > 0);
    for (const status of ['413', '415']) {
      for (const { path, operation } of bodied) assert.ok(status in operation.responses, `POST ${path} ${status}`);
      for (const { path, operation } of bodyless) assert.not(status in operation.responses, `GET ${path} ${status}`);
    }
  });

  test(`${name}: contains every tool and endpoint with its methods and security`, () => {
    const offered = [...catalog.services, ...catalog.areas].flatMap((service) => service.operations);
    for (const { id, service, path, methods, name: tool, needsKey } of offered) {
      const address = path ?? `/rest/${service}/${tool}`;
      const item = document.paths[address] ?? {};
      assert.equal(Object.keys(item).sort(), methods.map((method) => method.toLowerCase()).sort(), id);
      for (const operation of Object.values(item)) assert.is(operation.security.length, needsKey ? 2 : 0, id);
    }
    const own = Object.keys(document.paths).filter((path) => /^\/rest\/[^{/]+\/|^\/api\//.test(path));
    assert.is(own.length, offered.length);
  });

  test(`${name}: declares exactly the parameters of each path`, () => {
    for (const { path, method, operation } of operations) {
      const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]).sort();
      const declared = (operation.parameters ?? []).filter((each) => each.in === 'path').map((each) => each.name);
      assert.equal(declared.sort(), inPath, `${method} ${path}`);
    }
  });

  test(`${name}: every component is referenced`, () => {
    const unused = Object.keys(document.components.schemas).filter(
      (schema) => !text.includes(`"#/components/schemas/${schema}"`),
    );
    assert.equal(unused, []);
  });
}

const RULES = {
  'no-empty-servers': 'error',
  'no-identical-paths': 'error',
  'no-ambiguous-paths': 'error',
  'no-unresolved-refs': 'error',
  'operation-operationId-unique': 'error',
  'operation-parameters-unique': 'error',
  'path-parameters-defined': 'error',
  'path-declaration-must-exist': 'error',
  'spec-strict-refs': 'error',
  'no-enum-type-mismatch': 'error',
  'no-invalid-schema-examples': 'error',
  'no-invalid-media-type-examples': 'error',
  'security-defined': 'error',
} as const;

test.run();

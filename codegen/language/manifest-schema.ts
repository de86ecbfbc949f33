// The JSON Schema of the manifest language. cli.ts also writes it to spec/manifest.schema.json for editors.

import * as argumentDefinitions from './definitions/arguments.ts';
import * as changes from './definitions/changes.ts';
import * as events from './definitions/events.ts';
import * as glossary from './definitions/glossary.ts';
import * as names from './definitions/names.ts';
import * as operations from './definitions/operations.ts';
import * as platform from './definitions/platform.ts';
import * as probes from './definitions/probes.ts';
import * as questions from './definitions/questions.ts';
import * as reading from './definitions/reading.ts';
import * as requests from './definitions/requests.ts';
import * as schemas from './definitions/schemas.ts';
import * as service from './definitions/service.ts';
import * as source from './definitions/source.ts';
import * as sourceParts from './definitions/source-parts.ts';
import * as values from './definitions/values.ts';
import * as views from './definitions/views.ts';
import * as vocabulary from './definitions/vocabulary.ts';
import { conditional, type Definition, ref, type Schema } from './json-schema.ts';

const SUBJECTS = [
  names,
  reading,
  requests,
  schemas,
  argumentDefinitions,
  values,
  views,
  operations,
  service,
  sourceParts,
  probes,
  source,
  events,
  questions,
  vocabulary,
  glossary,
  changes,
  platform,
];

/**
 * Each kind of manifest is recognized by a keyword that is required in it and does not occur in the kinds listed before
 * it.
 */
const MANIFESTS: readonly (readonly [mark: string, manifest: Definition<unknown>])[] = [
  ['slug', service.service],
  ['area', service.api],
  ['source', events.events],
  ['id', source.source],
  ['questions', questions.questions],
  ['concepts', vocabulary.vocabulary],
  ['words', glossary.glossary],
  ['changes', changes.changeList],
];

export const MANIFEST_SCHEMA = {
  $comment: 'Generated from codegen/language/ by `make generate`: do not edit.',
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Almanac manifest',
  description: 'The nine kinds of manifest below spec/. See spec/README.md.',
  type: 'object',
  ...MANIFESTS.reduceRight<Schema<unknown>>(
    (others, [mark, manifest]) => conditional({ required: [mark] }, ref(manifest), others),
    ref(platform.platform),
  ),
  $defs: Object.fromEntries(
    SUBJECTS.flatMap((subject) => Object.values<Definition<unknown>>(subject)).map(({ name, schema }) => [
      name,
      schema,
    ]),
  ),
};

export function manifestSchemaText(): string {
  return `${JSON.stringify(MANIFEST_SCHEMA, null, 2)}\n`;
}

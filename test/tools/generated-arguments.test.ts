// Calls tools with arguments that are generated from the published schemas. Takes long.

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../support/almanac.ts';
import { argumentsOf } from '../support/arbitrary.ts';
import type { Answer } from '../support/http.ts';
import { brief, byGet, byPost, offer, REPLAYING } from '../support/operations.ts';
import { answerSchema, judge, mcpTools, type Schema } from '../support/published.ts';

const RUNS = Number(process.env.ALMANAC_TEST_RUNS ?? 40);
const MIN_ANSWERED = 0.1;
/** The seed is fixed so that failures are reproducible. Set ALMANAC_TEST_SEED to try others. */
const SEED = Number(process.env.ALMANAC_TEST_SEED ?? 20_261_121);

const server = await openAlmanac(REPLAYING);
const key = await server.key();
const ajv = judge();
test.after(() => server.stop());

for (const offered of await offer()) {
  const { service, operation, path, methods, builtIn, unrecorded } = offered;
  if (service.kind === 'area' || operation.keyArgument !== undefined) continue;
  const schema = mcpTools(service.slug).find(({ name }) => name === operation.name)?.inputSchema as Schema;
  // Includes the examples from the manifest, so that some calls always return a result.
  const examples = fc.constantFrom(...operation.examples.map((example) => ({ ...example.arguments })));
  const drawn = fc.oneof({ weight: 3, arbitrary: argumentsOf(schema, undefined) }, { weight: 1, arbitrary: examples });
  test(`${offered.id} returns a result or a rejection for any arguments that its schema allows`, async () => {
    const valid = answerSchema(path, 'post');
    let answered = 0;
    const property = fc.asyncProperty(drawn, async (values) => {
      const byBody = await server.send(byPost(offered, values, key));
      if (byBody.status >= 500) lacksRecording(byBody, builtIn);
      else assert.ok([200, 404, 422].includes(byBody.status), brief(byBody));
      if (byBody.status === 200) answered++;
      if (byBody.status === 200) assert.ok(valid(byBody.json), `${ajv.errorsText(valid.errors)} in ${brief(byBody)}`);
      if (!methods.includes('GET')) return;
      const byQuery = await server.send(byGet(offered, values, key));
      assert.is(byQuery.status, byBody.status, `POST ${brief(byBody)}, GET ${brief(byQuery)}`);
      assert.equal(byQuery.json.errors, byBody.json.errors);
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
    if (unrecorded.length === 0) assert.ok(answered >= RUNS * MIN_ANSWERED, `${answered} of ${RUNS} returned a result`);
  });
}

/** Accepts a failure only if the response was not recorded or the source needs a key. */
function lacksRecording(answer: Answer, builtIn: boolean): void {
  assert.not.ok(builtIn, brief(answer));
  if (answer.json.code === 'not_configured') return;
  assert.is(answer.json.code, 'upstream_failed', brief(answer));
  assert.match(answer.json.detail, /no recording answers /, brief(answer));
}

test.run();

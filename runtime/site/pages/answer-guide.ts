// `/docs/answers`: explains the permalinks of answers, and how to verify an answer.

import { html } from 'htm/preact';
import { sources } from '../../../generated/sources.ts';
import { answerName, canonicalContent } from '../../answers/content.ts';
import type { SourcePolicy } from '../../contract/source.ts';
import { CodeBlock } from '../components/copy.ts';
import type { Page } from '../document.ts';
import type { PageRequest } from '../page-request.ts';
import { NODE_VERIFIER } from './answer-verifier.ts';
import { Crumbs } from './parts.ts';

/** A complete example of an answer's content, short enough to verify by hand. */
export const EXAMPLE_CONTENT = canonicalContent({
  operation: 'eu-bank-fx.get_rate',
  revision: 'f97ff75e9d75',
  arguments: { target: 'USD', base: 'EUR' },
  sources: [{ source: 'ecb-fx', fetched_at: '2026-03-18T15:05:00.000Z' }],
  result: { rate: 1.15, base: 'EUR', target: 'USD' },
});

export function answerGuidePage({ base, options: { config } }: PageRequest): Page {
  const { digest, id } = answerName(EXAMPLE_CONTENT);
  const bytes = new TextEncoder().encode(EXAMPLE_CONTENT).length;
  const headers = `curl -si "${base}/rest/eu-bank-fx/get_rate?base=EUR&target=USD" \\\n  -H "Service-API-Key: $ALMANAC_KEY"\n\nHTTP/1.1 200 OK\nContent-Location: /answers/${id}\n…`;
  const check = `curl -s -X POST ${base}/answers/${id}/check \\\n  -H "Service-API-Key: $ALMANAC_KEY" -H 'Content-Type: application/json' \\\n  -d '{"value": "1.15"}'\n\n{\n  "id": "${id}",\n  "status": "revised",\n  "checked_at": "…",\n  "now": {"id": "…", "url": "…"},\n  "changes": {"fields": […], "field_count": 1, "rows": {…}},\n  "value": {"stored": {"paths": ["rate"], "match": "exact"}, "now": {"paths": [], "match": "none"}}\n}`;
  const save = `curl -s ${base}/answers/${id} >answer.json\ncurl -s ${base}/.well-known/jwks.json >keys.json\nnode verify.mjs answer.json keys.json`;
  const all: readonly SourcePolicy[] = Object.values(sources);
  const digestOnly = all.filter(({ answers }) => answers === 'digest').map(({ title }) => title);
  return {
    title: 'Citing answers',
    description: 'Permanent addresses of answers: what is stored, how to check an answer again, and how to verify it.',
    path: '/docs/answers',
    section: 'docs',
    script: 'copy',
    body: html`<${Crumbs} trail=${[{ title: 'Docs', path: '/docs' }]} />
      <header class="head">
        <h1>Citing answers</h1>
        <p class="lead">Every answer that used a source has a permanent address. Anyone can open it, check whether it still holds, and verify that it was not altered.</p>
        ${config.answersMb === 0 && html`<p class="note">This server does not store answers (<code>ALMANAC_ANSWERS_MB=0</code>).</p>`}
      </header>
      <div class="prose">
        <h2>The address</h2>
        <p>
          Over REST the address is in the header <code>Content-Location</code>. Over MCP it is in the source line after the result and in <code>_meta["almanac/answer"]</code>. <code>POST /query</code> reports the answer of each call.
        </p>
        <${CodeBlock} code=${headers} label="A call and the address of its answer" language="http" />
        <p>
          <code>GET /answers/${'<id>'}</code> returns the answer as JSON and needs no key. A browser shows it as a page with citations in plain text, BibTeX and CSL-JSON; <code>.json</code> after the address returns JSON there too. The id follows from the content: the same call with the same responses of its sources has the same address, and the answer under an address never changes.
        </p>
        <p>
          Answers of data that ships with the server, such as unit conversions, get an address only on request: send the header <code>Prefer: permalink</code>. Results that belong to a key, such as its webhook subscriptions, never get one.
        </p>
        <h2 id="kept">What is stored, and for how long</h2>
        <p>
          A stored answer contains the tool, its arguments with defaults, the revision of the tools, the time and SHA-256 of each response of a source, and the result. Keys, callers and network addresses are not stored. Everyone who has the address can read the answer, including its arguments.
        </p>
        <p>
          An answer is deleted ${config.keepAnswers} days after it was last opened (<code>ALMANAC_KEEP_ANSWERS</code>). If all answers together need more than ${config.answersMb} MB (<code>ALMANAC_ANSWERS_MB</code>), the oldest are deleted first.
        </p>
        <p>
          The result is not kept if it is larger than 256 KB or if its source does not allow storing its data. Then <code>result</code> is <code>null</code>. You can still check such an answer, and prove with the digest that your copy of it is the original.${digestOnly.length > 0 && ' These sources do not allow storing:'}
        </p>
        ${digestOnly.length > 0 && html`<ul>${digestOnly.map((title) => html`<li>${title}</li>`)}</ul>`}
        <h2 id="check">Check an answer again</h2>
        <p>
          A check makes the same call now, compares both results and counts as one call. The status is <code>unchanged</code>, <code>revised</code> (with the changed fields and the number of added, removed and changed rows), <code>gone</code> or <code>unavailable</code>; or <code>answered</code>, if only the digest is kept and the current answer differs. With <code>value</code> it also returns where a figure stands in both answers; <code>"1.15"</code> also matches values that round to it. The MCP tool <code>check_answer</code> does the same.
        </p>
        <${CodeBlock} code=${check} label="Checking with curl" language="sh" />
        <h2 id="digest">How the digest is computed</h2>
        <p>
          Take the object with the five members <code>operation</code>, <code>revision</code>, <code>arguments</code>, <code>sources</code> and <code>result</code> of an answer. Write it as canonical JSON (<a href="https://www.rfc-editor.org/rfc/rfc8785" rel="noreferrer">RFC 8785</a>): members sorted by UTF-16 code units at every level, no spaces, numbers and escapes as in ECMAScript, encoded in UTF-8. This example has ${bytes} bytes:
        </p>
        <div class="wrapped"><${CodeBlock} code=${EXAMPLE_CONTENT} label="Canonical JSON of an example" language="json" /></div>
        <p>The digest is <code>sha256:</code> and the SHA-256 of these bytes in hexadecimal:</p>
        <${CodeBlock} code=${digest} label="Digest of the example" />
        <p>
          The id is the first 130 bits of the hash, as 26 digits in base 32 with the alphabet <code>0123456789abcdefghjkmnpqrstvwxyz</code>: <code>${id}</code>. <code>answered_at</code> is the latest <code>fetched_at</code>; <code>url</code> ends with the id. The host in <code>url</code> is not covered.
        </p>
        <h2 id="verify">Verify the signature</h2>
        <p>
          <code>signature</code> is a JSON Web Signature (<a href="https://www.rfc-editor.org/rfc/rfc7515" rel="noreferrer">RFC 7515</a>, Appendix F) with a detached payload: <code>header..signature</code>. The algorithm is EdDSA with Ed25519. The payload is the text of the digest, so the signature covers <code>header + "." + base64url(digest)</code>. The <code>kid</code> in the header identifies one of the public keys in <a href="/.well-known/jwks.json">/.well-known/jwks.json</a>. Save the keys together with the answer: you can then verify it without this server.
        </p>
        <${CodeBlock} code=${NODE_VERIFIER} label="verify.mjs" language="javascript" />
        <${CodeBlock} code=${save} label="Saving and verifying" language="sh" />
        <p>
          The TypeScript client has the same as <code>verifyAnswer(answer, keys)</code>, for Node 20 and browsers. Of an answer without a result, the signature and the id are verified, and the client reports <code>covers: 'digest'</code>.
        </p>
      </div>`,
  };
}

// `/docs/webhooks`: the receiver's guide, one page. Its code is run by the tests as it stands here.

import type { PlatformHandlers } from '../../generated/endpoints/handlers.ts';
import { escaped, htmlPage, LOCAL_ADDRESS, PAGE_FIELDS } from './html.ts';

/** A receiver for Node without packages. Verifies, answers, then works. */
export const NODE_RECEIVER = `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from(process.env.WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64');

function verify(headers, body) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)) return false;
  const wanted = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\`).update(body).digest();
  return (headers['webhook-signature'] ?? '').split(' ').some((each) => {
    const [version, text = ''] = each.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

const seen = new Set(); // in your database, in real life
const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks); // the bytes as they came: parse only after verifying
    if (!verify(request.headers, body)) return response.writeHead(401).end();
    response.writeHead(204).end(); // answer first, work later
    const event = JSON.parse(body);
    if (event.type === 'ping' || seen.has(request.headers['webhook-id'])) return;
    seen.add(request.headers['webhook-id']);
    console.log(event.sequence, event.type, event.data.change, event.data.entity_id);
  });
});
server.listen(Number(process.env.PORT ?? 3000), () => console.log('listening', server.address().port));
`;

/** The same for Python without packages. */
export const PYTHON_RECEIVER = `import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

KEY = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
seen = set()  # in your database, in real life


def verify(headers, body):
    message_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > 300:
        return False
    signed = f"{message_id}.{timestamp}.".encode() + body
    wanted = base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest()).decode()
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(each.encode(), f"v1,{wanted}".encode()) for each in given)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        verified = verify(self.headers, body)
        self.send_response(204 if verified else 401)  # answer first, work later
        self.end_headers()
        if not verified:
            return
        event = json.loads(body)
        if event["type"] == "ping" or self.headers["webhook-id"] in seen:
            return
        seen.add(self.headers["webhook-id"])
        print(event["sequence"], event["type"], event["data"]["change"], event["data"]["entity_id"], flush=True)

    def log_message(self, *args):
        pass


server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", 3000))), Receiver)
print("listening", server.server_port, flush=True)
server.serve_forever()
`;

const EVENT = `POST /almanac HTTP/1.1
Host: hooks.example.org
Content-Type: application/json
webhook-id: evt_0d5c1b6f8f0e4c0c9f3c4f5a6b7c8d9e
webhook-timestamp: 1795219200
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
webhook-subscription-id: 3f0f6a0e-6f0b-4a53-9d1c-0b8b8a7f5c11
webhook-attempt: 1

{"type":"brreg_company","timestamp":"2026-11-20T16:00:00.000Z","sequence":7,
 "data":{"entity_id":"974760673","change":"updated","fields_changed":["employee_count"],"record":{"org_number":"974760673", …}}}`;

/** @param publicUrl the server's own address, where it is configured */
export function webhookGuide(publicUrl: string | undefined): Pick<PlatformHandlers, 'webhook_guide'> {
  const text = page(publicUrl ?? LOCAL_ADDRESS);
  return { webhook_guide: () => ({ text, fields: PAGE_FIELDS }) };
}

function page(base: string): string {
  return htmlPage(
    'receiving webhooks',
    'clients.css',
    `  <body>
    <h1>Receiving webhooks</h1>
    <p><code>subscribe</code> gives an id and a secret (<code>whsec_…</code>, shown once). A <code>ping</code> comes first; from then on
      each change comes as a POST like this one. What can be watched stands below <code>webhooks</code> in
      <a href="/openapi.json">openapi.json</a> and in <a href="/rest/webhooks">/rest/webhooks</a>.
      <a href="/docs">API reference</a></p>
    <pre>${escaped(`curl -s "${base}/rest/webhooks/subscribe?entity_type=brreg_company&callback_url=https://hooks.example.org/almanac" -H "Service-API-Key: $KEY"`)}</pre>
    <pre>${escaped(EVENT)}</pre>
    <h2>Verify</h2>
    <p>The signature is that of <a href="https://www.standardwebhooks.com">Standard Webhooks</a>: HMAC-SHA256 over
      <code>id.timestamp.body</code>, with the base64 after <code>whsec_</code> as the key. Verify the bytes as they came, compare in
      constant time, and refuse timestamps more than five minutes away. While a secret is rotated the header holds two
      signatures: one that fits is enough. The packages <code>standardwebhooks</code> (npm, PyPI and others) do all that; so do these:</p>
    <h3>Node</h3>
    <pre data-language="javascript">${escaped(NODE_RECEIVER)}</pre>
    <h3>Python</h3>
    <pre data-language="python">${escaped(PYTHON_RECEIVER)}</pre>
    <h2>Answer fast</h2>
    <p>Any 2xx within 15 seconds is a receipt; of the answer nothing but the status is looked at. Put the event into a queue of yours
      and work on it after. Redirects are failures. A failed event comes again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and
      24 h, each moved by up to a fifth; a <code>Retry-After</code> of up to twice that wait is respected. 410 ends all of it at once.</p>
    <p>After ten failed attempts in a row, of which the first is five minutes old, deliveries pause (<code>circuit_open</code> in
      <code>list_subscriptions</code>). Events are then held, at most 1,000 and 72 hours, and sent oldest first after
      <code>reset_subscription</code>, beginning with a single one.</p>
    <h2>Use the id and the sequence</h2>
    <p>Every event comes at least once: after a crash on either side it may come twice, under the same <code>webhook-id</code>. Keep the
      ids of the last days and drop what you know. <code>sequence</code> counts the events of a subscription without gaps, also
      those that were given up: a number that is missing tells you that you missed an event. Events may arrive out of order.</p>
    <h2>Mend a gap</h2>
    <p>The events of the last 72 hours can be pulled, in order and as they were sent, whether they were delivered or not. It costs no
      quota. Start from the last number you have:</p>
    <pre>${escaped(`curl -s "${base}/webhooks/$SUBSCRIPTION_ID/events?after=6&limit=100" -H "Service-API-Key: $KEY"

{"events": [{"id": "evt_…", "type": "brreg_company", "timestamp": "…", "sequence": 7, "data": {…}}], "next_after": 7, "more": false, "oldest": 1}`)}</pre>
    <p><code>oldest</code> above <code>after + 1</code> says that what lies between is gone. Go on with <code>next_after</code> while <code>more</code> is true:
      a page ends at 512 KiB, too. A key pulls one page at a time, five a second and ten in a row; beyond that the answer is 429 with
      <code>Retry-After: 1</code>.</p>
    <h2>Large records</h2>
    <p>A body has at most 64 KiB. A larger record is left out (<code>"record": null, "truncated": true</code>), and <code>fetch</code>
      names the tool call that gives it.</p>
  </body>`,
  );
}

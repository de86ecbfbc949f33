// `/docs/webhooks`: guide for webhook receivers.

import { html } from 'htm/preact';
import { CodeBlock } from '../components/copy.ts';
import type { Page } from '../document.ts';
import type { PageRequest } from '../page-request.ts';
import { Crumbs } from './parts.ts';
import { EVENT, NODE_RECEIVER, PYTHON_RECEIVER } from './webhook-receivers.ts';

export function webhookGuidePage({ base }: PageRequest): Page {
  const subscribe = `curl -s "${base}/rest/webhooks/subscribe?entity_type=brreg_company&callback_url=https://hooks.example.org/almanac" \\\n  -H "Service-API-Key: $ALMANAC_KEY"`;
  const pull = `curl -s "${base}/webhooks/$SUBSCRIPTION_ID/events?after=6&limit=100" -H "Service-API-Key: $ALMANAC_KEY"\n\n{"events": [{"id": "evt_…", "type": "brreg_company", "timestamp": "…", "sequence": 7, "data": {…}}], "next_after": 7, "more": false, "oldest": 1}`;
  return {
    title: 'Receiving webhooks',
    description:
      'How to receive webhook events: verify signatures, respond quickly, deduplicate and recover missed events.',
    path: '/docs/webhooks',
    section: 'docs',
    script: 'copy',
    body: html`<${Crumbs} trail=${[{ title: 'Docs', path: '/docs' }]} />
      <header class="head"><h1>Receiving webhooks</h1></header>
      <div class="prose">
        <p>
          Call <code>subscribe</code> over REST or use the <a href="/webhooks">form</a>. The response contains the subscription id and its signing secret
          (<code>whsec_…</code>, shown only once). Almanac first sends a <code>ping</code> to your URL, then one POST request for each change. The event types are
          listed <a href="/webhooks#kinds-title">on the Webhooks page</a> and under <code>webhooks</code> in <a href="/openapi.json">openapi.json</a>.
        </p>
        <${CodeBlock} code=${subscribe} label="Subscribing with curl" language="sh" />
        <${CodeBlock} code=${EVENT} label="A delivery" language="http" />
        <p>
          To test your receiver, call <code>POST /webhooks/{id}/test</code> or use the button in the <a href="/webhooks">console</a>. It sends a signed event with the
          latest change that this server recorded, or an example if there is none, with <code>"test": true</code> and no <code>sequence</code>; your receiver should not
          change any data because of it. <code>POST /webhooks/{id}/ping</code> sends a <code>ping</code>. Both return your receiver’s response immediately.
        </p>
        <p>
          Without a receiver, choose “Use a test inbox” in the <a href="/webhooks">console</a>, or call <code>POST /webhooks/inbox</code> and use the returned URL
          as <code>callback_url</code>. The console and <code>GET /webhooks/inbox</code> show each delivery with its headers, body and signature check; an inbox keeps
          the latest 50 for 24 hours and is private to your key.
        </p>
        <h2>Verify the signature</h2>
        <p>
          Events are signed as <a href="https://www.standardwebhooks.com">Standard Webhooks</a> specifies: HMAC-SHA256 over <code>id.timestamp.body</code>. The key is
          the base64 text after <code>whsec_</code>. Verify the raw bytes of the body, compare in constant time, and reject timestamps that differ from your clock by
          more than five minutes. During secret rotation the header contains two signatures; one valid signature is enough. The <code>standardwebhooks</code> packages
          (npm, PyPI and others) do all of this, and so do these receivers:
        </p>
        <h3>Node</h3>
        <${CodeBlock} code=${NODE_RECEIVER} label="A receiver in Node" language="javascript" />
        <h3>Python</h3>
        <${CodeBlock} code=${PYTHON_RECEIVER} label="A receiver in Python" language="python" />
        <h2>Receive only what you need</h2>
        <p>A subscription can be limited to accepted values (<code>filter</code>), ranges of numeric fields (<code>at_least</code>, <code>at_most</code>) and a box on the map (<code>area</code>). This one receives earthquakes of magnitude 6 or more around Japan:</p>
        <${CodeBlock} code=${JSON.stringify({ entity_type: 'usgs-earthquakes_earthquake', callback_url: 'https://hooks.example.org/almanac', at_least: { magnitude: 6 }, area: { south: 24, west: 122, north: 46, east: 150 } }, null, 2)} label="Arguments of a subscription with filters" language="json" />
        <h2>Respond quickly</h2>
        <p>
          Any 2xx status within 15 seconds acknowledges the event; the response body is ignored. Put the event into a queue and process it after responding.
          Redirects count as failures. Failed events are retried after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, each with a random
          deviation of up to 20 %. A <code>Retry-After</code> of up to twice that delay is respected. Status 410 ends the subscription immediately.
        </p>
        <p>
          Deliveries pause after ten consecutive failures if the first was at least five minutes ago (<code>circuit_open</code> in <code>list_subscriptions</code>).
          Up to 1,000 events are then kept for up to 72 hours. After <code>reset_subscription</code> they are sent oldest first, starting with a single event.
        </p>
        <h2>Deduplicate and detect gaps</h2>
        <p>
          Every event is delivered at least once. After a crash on either side it may arrive twice, with the same <code>webhook-id</code>: store the ids of recent days
          and drop duplicates. <code>sequence</code> numbers the events of a subscription without gaps and includes events that could not be delivered. A missing
          number therefore means that you missed an event. Events may arrive out of order.
        </p>
        <h2>Removed records</h2>
        <p>
          A record is reported as <code>removed</code> when its end has passed and its source no longer lists it, or when the source cancels it. Sources return
          incomplete lists now and then, so a record that disappears before its end is reported only after three checks and at least 30 minutes without it. If it
          returns earlier, you get no event.
        </p>
        <h2>Recover missed events</h2>
        <p>
          You can pull all events of the last 72 hours, delivered or not, in order and as they were sent. Pulling does not count against your quota. Start from the
          last sequence number that you have:
        </p>
        <${CodeBlock} code=${pull} label="Pulling events with curl" language="sh" />
        <p>
          If <code>oldest</code> is greater than <code>after + 1</code>, the events in between have expired. While <code>more</code> is true, continue with <code>next_after</code>; a page also ends at 512 KiB. Each key can pull one page at a time, five per second with bursts of ten. Beyond that the response is 429 with <code>Retry-After: 1</code>.
        </p>
        <h2>Large records</h2>
        <p>
          Event bodies are at most 64 KiB. A larger record is omitted (<code>"record": null, "truncated": true</code>), and <code>fetch</code> contains the tool call that
          returns it.
        </p>
      </div>`,
  };
}

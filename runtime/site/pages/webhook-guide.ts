// `/docs/webhooks`: the receiver's guide, one page.

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
    description: 'How to receive events: verify the signature, answer fast, use the id and the sequence, mend a gap.',
    path: '/docs/webhooks',
    section: 'docs',
    script: 'copy',
    body: html`<${Crumbs} trail=${[{ title: 'Docs', path: '/docs' }]} />
      <header class="head"><h1>Receiving webhooks</h1></header>
      <div class="prose">
        <p>
          <code>subscribe</code> gives an id and a secret (<code>whsec_…</code>, shown once), over REST or <a href="/webhooks">by form</a>. A <code>ping</code> comes
          first; from then on each change comes as a POST like this one. What can be watched stands <a href="/webhooks#kinds-title">there</a> and
          below <code>webhooks</code> in <a href="/openapi.json">openapi.json</a>.
        </p>
        <${CodeBlock} code=${subscribe} label="Subscribing by curl" language="sh" />
        <${CodeBlock} code=${EVENT} label="A delivery" language="http" />
        <p>
          To try a receiver, <code>POST /webhooks/{id}/test</code> (or the button in <a href="/webhooks">the console</a>) sends an event of its type with made-up
          data, signed like all others: it has <code>"test": true</code> and no <code>sequence</code>. Take it as proof that the way is open, and change nothing by
          it. <code>POST /webhooks/{id}/ping</code> sends a <code>ping</code>. Both tell at once what your receiver answered.
        </p>
        <h2>Verify</h2>
        <p>
          The signature is that of <a href="https://www.standardwebhooks.com">Standard Webhooks</a>: HMAC-SHA256 over <code>id.timestamp.body</code>, with the
          base64 after <code>whsec_</code> as the key. Verify the bytes as they came, compare in constant time, and refuse timestamps more than five minutes away.
          While a secret is rotated the header holds two signatures: one that fits is enough. The packages <code>standardwebhooks</code> (npm, PyPI and others) do
          all that; so do these:
        </p>
        <h3>Node</h3>
        <${CodeBlock} code=${NODE_RECEIVER} label="A receiver for Node" language="javascript" />
        <h3>Python</h3>
        <${CodeBlock} code=${PYTHON_RECEIVER} label="A receiver for Python" language="python" />
        <h2>Answer fast</h2>
        <p>
          Any 2xx within 15 seconds is a receipt; of the answer nothing but the status is looked at. Put the event into a queue of yours and work on it after.
          Redirects are failures. A failed event comes again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, each moved by up to a
          fifth; a <code>Retry-After</code> of up to twice that wait is respected. 410 ends all of it at once.
        </p>
        <p>
          After ten failed attempts in a row, of which the first is five minutes old, deliveries pause (<code>circuit_open</code> in <code>list_subscriptions</code>).
          Events are then held, at most 1,000 and 72 hours, and sent oldest first after <code>reset_subscription</code>, beginning with a single one.
        </p>
        <h2>Use the id and the sequence</h2>
        <p>
          Every event comes at least once: after a crash on either side it may come twice, under the same <code>webhook-id</code>. Keep the ids of the last days and
          drop what you know. <code>sequence</code> counts the events of a subscription without gaps, also those that were given up: a number that is missing tells
          you that you missed an event. Events may arrive out of order.
        </p>
        <h2>Removed records</h2>
        <p>
          A record is reported as <code>removed</code> when its end has passed and its source no longer lists it, or when the source cancels it. Sources return
          incomplete lists now and then, so a record that disappears before its end is reported only after three look-ups and at least 30 minutes without it. If it
          returns earlier, you get no event.
        </p>
        <h2>Mend a gap</h2>
        <p>
          The events of the last 72 hours can be pulled, in order and as they were sent, whether they were delivered or not. It costs no quota. Start from the last
          number you have:
        </p>
        <${CodeBlock} code=${pull} label="Pulling events by curl" language="sh" />
        <p>
          <code>oldest</code> above <code>after + 1</code> says that what lies between is gone. Go on with <code>next_after</code> while <code>more</code> is true: a page ends at 512 KiB, too. A key pulls one page at a time, five a second and ten in a row; beyond that the answer is 429 with <code>Retry-After: 1</code>.
        </p>
        <h2>Large records</h2>
        <p>
          A body has at most 64 KiB. A larger record is left out (<code>"record": null, "truncated": true</code>), and <code>fetch</code> names the tool call that
          gives it.
        </p>
      </div>`,
  };
}

// Sample code that verifies an event, with one of the reader's own events as an example.

/** Code that verifies a delivery with the standardwebhooks package. @param event the most recently pulled event */
export function verifyCode(type: string, event: object | undefined): string {
  const body = JSON.stringify(
    event ?? { type, timestamp: '2026-01-31T12:00:00.000Z', sequence: 1, data: { change: 'created' } },
  );
  return [
    `// npm install standardwebhooks`,
    `import { Webhook } from 'standardwebhooks';`,
    '',
    `const webhook = new Webhook(process.env.WEBHOOK_SECRET); // whsec_…`,
    '',
    `// body: the raw request bytes; headers: webhook-id, webhook-timestamp, webhook-signature`,
    `export function received(body, headers) {`,
    `  const event = webhook.verify(body, headers); // throws if the signature is not valid`,
    `  console.log(event.sequence, event.type, event.data.change);`,
    `}`,
    '',
    `// ${event === undefined ? 'Example body' : 'Most recent event'}:`,
    `// ${oneLine(body)}`,
  ].join('\n');
}

/** JSON may contain U+2028 and U+2029 unescaped; in JavaScript, these characters end a line and thus a comment. */
function oneLine(json: string): string {
  return json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

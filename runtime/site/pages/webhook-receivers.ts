// Example webhook receivers. Tests run this code unchanged.

/** Node.js, without packages. */
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

const seen = new Set(); // use your database in production
const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks); // the raw bytes: parse only after verifying
    if (!verify(request.headers, body)) return response.writeHead(401).end();
    response.writeHead(204).end(); // respond first, process later
    const event = JSON.parse(body);
    if (event.type === 'ping' || seen.has(request.headers['webhook-id'])) return;
    seen.add(request.headers['webhook-id']);
    console.log(event.sequence, event.type, event.data.change, event.data.entity_id);
  });
});
server.listen(Number(process.env.PORT ?? 3000), () => console.log('listening', server.address().port));
`;

/** Python, without packages. */
export const PYTHON_RECEIVER = `import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

KEY = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
seen = set()  # use your database in production


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
        self.send_response(204 if verified else 401)  # respond first, process later
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

export const EVENT = `POST /almanac HTTP/1.1
Host: hooks.example.org
Content-Type: application/json
webhook-id: evt_0d5c1b6f8f0e4c0c9f3c4f5a6b7c8d9e
webhook-timestamp: 1795219200
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
webhook-subscription-id: 3f0f6a0e-6f0b-4a53-9d1c-0b8b8a7f5c11
webhook-attempt: 1

{"type":"brreg_company","timestamp":"2026-11-20T16:00:00.000Z","sequence":7,
 "data":{"entity_id":"974760673","change":"updated","fields_changed":["employee_count"],"record":{"org_number":"974760673", …}}}`;

// Calls every notation of a non-public address, changing names, redirects and endless responses. A canary on loopback counts
// what reaches it.

import net, { BlockList } from 'node:net';
import { gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { networks, Wrong } from '../../../runtime/config/values.ts';
import { isPublic } from '../../../runtime/webhooks/guard/addresses.ts';
import { Guard, Refused } from '../../../runtime/webhooks/guard/guard.ts';
import { createResolve } from '../../../runtime/webhooks/guard/resolver.ts';
import type { Sender } from '../../../runtime/webhooks/sender.ts';
import { loopback } from './engine.ts';
import { message, senderOf } from './sending.ts';

interface Canary {
  readonly port: number;
  connections: number;
  close(): Promise<void>;
}

/** Listens on all local addresses. Any connection means that the guard failed. */
async function startCanary(): Promise<Canary> {
  const server = net.createServer((socket) => {
    canary.connections++;
    socket.destroy();
  });
  server.listen(0, '::');
  await new Promise((resolve) => server.once('listening', resolve));
  const canary = {
    port: (server.address() as net.AddressInfo).port,
    connections: 0,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return canary;
}

/** Non-public addresses. `P` stands for the canary's port. */
const HOSTS = [
  // Loopback: dotted, short, decimal, hexadecimal, octal, mixed, trailing dot, full-width and circled digits.
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
  ],
  ...['127.255.255.254', '１２７.０.０.１', '①②⑦.⓪.⓪.①', '127。0。0。1', '%31%32%37.0.0.1', '0x7f.1', '0177.1'],
  // "This network" (0.0.0.0/8) and the broadcast address.
  ...['0', '0.0.0.0', '0x0', '00', '0.1.2.3', '255.255.255.255', '4294967295'],
  // Private and shared.
  ...['10.0.0.1', '10.1', '0xa000001', '167772161', '012.0.0.1', '172.16.0.1', '172.31.255.255', '0xac100001'],
  ...['192.168.0.1', '192.168.1', '3232235521', '0300.0250.0.1', '100.64.0.1', '100.127.255.254'],
  // Link-local, including the cloud metadata address.
  ...['169.254.169.254', '2852039166', '0xa9fea9fe', '0251.0376.0251.0376', '169.254.43518', '169.254.0.1'],
  // Protocol assignments, documentation, benchmarks, relays, multicast, reserved.
  ...['192.0.0.1', '192.0.0.170', '192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '198.19.255.255'],
  ...[
    '192.88.99.1',
    '192.31.196.1',
    '192.52.193.1',
    '192.175.48.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '254.1.1.1',
  ],
  // IPv6: loopback, unspecified, IPv4-mapped, IPv4-compatible, translated, NAT64, discard, Teredo, ORCHID, 6to4,
  // documentation.
  ...[
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:10.0.0.1]',
    '[::127.0.0.1]',
  ],
  ...['[::ffff:0:127.0.0.1]', '[64:ff9b::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::1]', '[100::1]', '[2001::1]'],
  ...[
    '[2001:10::1]',
    '[2001:20::1]',
    '[2001:db8::1]',
    '[2002:7f00:1::]',
    '[2002:a00:1::]',
    '[2002:a9fe:a9fe::]',
    '[3fff::1]',
  ],
  // Unique local, link-local, site-local, multicast, segment routing, unallocated.
  ...[
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[5f00::1]',
    '[4000::1]',
    '[::ffff:8.8.8.8]',
  ],
  ...['[2620:4f:8000::1]', '[e000::1]', '[1::1]'],
];

/** Zone ids, user names, unusual schemes, and names of this machine. */
const OTHERS = [
  ...[
    'https://[fe80::1%25eth0]:P/',
    'https://user@127.0.0.1:P/',
    'https://user:word@8.8.8.8/',
    'https://8.8.8.8@127.0.0.1:P/',
  ],
  ...[
    'https://localhost:P/',
    'https://localhost.:P/',
    'https://LOCALHOST:P/',
    'https://a.localhost:P/',
    'https://intranet:P/',
  ],
  ...[
    'http://127.0.0.1:P/',
    'ftp://127.0.0.1:P/',
    'file:///etc/passwd',
    'https://',
    'https://:P/',
    '//127.0.0.1:P/',
    '127.0.0.1:P',
  ],
  ...['https://127.0.0.1:P#x', 'https://127.0.0.1:99999/', 'https://127.0.0.1\\@8.8.8.8:P/', 'https://８.８.８.８:22/'],
  ...[
    'https://8.8.8.8:22/',
    'https://8.8.8.8:25/',
    'https://8.8.8.8:0/',
    'https://1.1.1.1:6379/',
    'https://hooks.invalid/',
  ],
  `https://127.0.0.1/${'a'.repeat(3_000)}`,
];

test('rejects at least 80 notations of non-public addresses, and never connects to them', async () => {
  assert.ok(HOSTS.length + OTHERS.length >= 80, String(HOSTS.length + OTHERS.length));
  assert.is(new Set([...HOSTS, ...OTHERS]).size, HOSTS.length + OTHERS.length);
  const canary = await startCanary();
  const guard = new Guard({ networks: new BlockList(), http: false, resolve: createResolve() });
  const { sender, close } = senderOf(guard, { attemptMs: 3_000 });
  try {
    const addresses = [...HOSTS.map((host) => `https://${host}:P/x`), ...OTHERS].map((text) =>
      text.replace('P', String(canary.port)),
    );
    for (const address of addresses) {
      const refused = await guard.check(address).then(
        () => undefined,
        (error: unknown) => error,
      );
      assert.instance(refused, Refused, address);
      assert.ok((refused as Error).message.length > 10, address);
      // Attempts a delivery without the check of the URL. An attempt does not check ports of public addresses, so these
      // URLs are skipped.
      if (!URL.canParse(address) || /:\/\/(?:8|８|1\.|user:)/.test(address)) continue;
      if (!/^https?:/.test(address)) continue;
      const sent = await sender.send(message(address));
      assert.is(sent.delivered, false, address);
      assert.ok(['blocked_address', 'dns_error'].includes(sent.error ?? ''), `${address} ${sent.error}`);
    }
    assert.is(canary.connections, 0);
  } finally {
    close();
    await canary.close();
  }
});

test('never connects to cloud metadata services, whatever networks the operator lists', async () => {
  const list = networks('0.0.0.0/0,::/0');
  assert.not.instance(list, Wrong);
  for (const named of [new BlockList(), list as BlockList]) {
    for (const address of [
      '169.254.169.254',
      '168.63.129.16',
      '100.100.100.200',
      '192.0.0.192',
      '161.26.0.10',
      '166.9.1.2',
      '199.36.153.8',
      'fd00:ec2::254',
      'fd20:ce::254',
      '::ffff:169.254.169.254',
      '::ffff:a83f:8110',
      '64:ff9b::a9fe:a9fe',
      '2002:a9fe:a9fe::1',
      'fe80::a9fe:a9fe',
    ]) {
      const guard = new Guard({ networks: named, http: true, resolve: async () => [address] });
      assert.not.ok(guard.allows(address, false), address);
      const literal = address.includes(':') ? `[${address}]` : address;
      for (const url of [`https://${literal}/latest/meta-data`, `http://${literal}/`, 'https://alias.example.org/']) {
        assert.instance(await guard.check(url).catch((error: unknown) => error), Refused, url);
      }
    }
  }
});

test("rejects the server's own public address under any name, unless the operator lists it", async () => {
  const answers: Record<string, readonly string[]> = {
    'almanac.example.org': ['93.184.215.14', '2606:4700::1111'],
    'alias.example.org': ['93.184.215.14'],
    'other.example.org': ['93.184.215.15'],
  };
  const resolve = async (name: string) => answers[name] ?? [];
  const options = { http: false, resolve, publicHost: 'almanac.example.org' };
  const guard = new Guard({ ...options, networks: new BlockList() });
  for (const url of [
    'https://almanac.example.org/rest',
    'https://alias.example.org/',
    'https://93.184.215.14/',
    'https://[2606:4700::1111]:8443/',
  ]) {
    const refused = await guard.check(url).catch((error: unknown) => error);
    assert.instance(refused, Refused, url);
    assert.match((refused as Error).message, /this server itself/);
  }
  assert.not.ok(guard.allows('93.184.215.14', false), 'and it is not contacted');
  assert.ok(guard.allows('93.184.215.15', false));
  await guard.check('https://other.example.org/');
  const named = new Guard({ ...options, networks: networks('93.184.215.14') as BlockList });
  await named.check('https://alias.example.org/');
  const literal = new Guard({ ...options, networks: new BlockList(), publicHost: '93.184.215.15' });
  assert.instance(await literal.check('https://other.example.org/').catch((error: unknown) => error), Refused);
});

test('accepts public addresses', async () => {
  for (const address of [
    '8.8.8.8',
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '172.32.0.1',
    '192.167.1.1',
    '223.255.255.255',
  ]) {
    assert.ok(isPublic(address), address);
  }
  for (const address of ['2606:4700::1111', '2a00:1450:4001::1', '2001:4860:4860::8888'])
    assert.ok(isPublic(address), address);
  const guard = new Guard({
    networks: new BlockList(),
    http: false,
    resolve: async () => ['93.184.215.14', '2606:4700::1111'],
  });
  for (const address of [
    'https://hooks.example.org/a?b=c',
    'https://hooks.example.org:8443/',
    'https://8.8.8.8/',
    'HTTPS://Hooks.Example.org',
  ]) {
    assert.instance(await guard.check(address), URL, address);
  }
});

test('connects on any port to networks that the operator lists, and over http:// only if enabled', async () => {
  const input = { networks: loopback(), resolve: createResolve() };
  const closed = new Guard({ ...input, http: false });
  const open = new Guard({ ...input, http: true });
  await closed.check('https://127.0.0.1:12345/');
  await open.check('http://127.0.0.1:12345/');
  for (const [guard, address] of [
    [closed, 'http://127.0.0.1/'],
    [open, 'http://8.8.8.8/'],
    [open, 'http://10.0.0.1/'],
    [open, 'https://[::1]/'],
  ] as const) {
    assert.instance(await guard.check(address).catch((error: unknown) => error), Refused, address);
  }
});

test('does not connect to a name that became private after the check, or that has any private address', async () => {
  const canary = await startCanary();
  const answers = [['127.0.0.1'], ['93.184.215.14', '127.0.0.1'], ['::1', '2606:4700::1111'], ['::ffff:127.0.0.1'], []];
  let requestCount = 0;
  const guard = new Guard({
    networks: new BlockList(),
    http: false,
    resolve: async () => {
      requestCount++;
      if (requestCount % 7 === 0) throw new Error('SERVFAIL');
      return requestCount === 1 ? ['93.184.215.14'] : (answers[requestCount % answers.length] as string[]);
    },
  });
  const { sender, close } = senderOf(guard);
  try {
    const url = await guard.check('https://rebinding.example.org/');
    url.port = String(canary.port);
    for (let n = 0; n < 1_000; n++) {
      const { delivered, error } = await sender.send(message(url.href));
      assert.is(delivered, false);
      assert.ok(error === 'blocked_address' || error === 'dns_error', error);
    }
    assert.is(canary.connections, 0);
    assert.is(requestCount, 1_001, 'each attempt resolves the name again');
  } finally {
    close();
    await canary.close();
  }
});

test('rejects receivers without TLS', async () => {
  const guard = new Guard({ networks: loopback(), http: true, resolve: createResolve() });
  const { sender, close } = senderOf(guard);
  const server = net.createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    const { port } = server.address() as net.AddressInfo;
    const { error } = await sender.send(message(`https://127.0.0.1:${port}/`));
    assert.is(error, 'tls_error');
  } finally {
    close();
    server.close();
  }
});

/** Uses a raw socket, because HTTP servers cannot send such responses. */
async function withAnswers(
  answer: (socket: net.Socket) => void,
  check: (sender: Sender, url: string) => Promise<void>,
  attemptMs = 15_000,
): Promise<void> {
  const guard = new Guard({ networks: loopback(), http: true, resolve: createResolve() });
  const { sender, close } = senderOf(guard, { attemptMs });
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => answer(socket));
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    await check(sender, `http://127.0.0.1:${(server.address() as net.AddressInfo).port}/`);
  } finally {
    close();
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

for (const status of [301, 302, 303, 307, 308]) {
  test(`a redirect (${status}) is a failure, and is not followed`, async () => {
    const canary = await startCanary();
    const head = `HTTP/1.1 ${status} Moved\r\nLocation: http://127.0.0.1:${canary.port}/\r\nContent-Length: 0\r\n\r\n`;
    await withAnswers(
      (socket) => socket.end(head),
      async (sender, url) => {
        const { delivered, error, responseCode } = await sender.send(message(url));
        assert.equal([delivered, error, responseCode], [false, 'http_3xx', status]);
      },
    );
    assert.is(canary.connections, 0);
    await canary.close();
  });
}

test('treats an endless response, a slow one and a compression bomb as received once the status has arrived, and does not read them', async () => {
  const block = Buffer.alloc(65_536, 'x');
  const endless = (socket: net.Socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    const pump = () => {
      while (!socket.destroyed && socket.write(block));
    };
    socket.on('drain', pump);
    pump();
  };
  const slow = (socket: net.Socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n');
    const timer = setInterval(() => socket.write('x'), 50);
    socket.on('close', () => clearInterval(timer));
  };
  const bomb = gzipSync(Buffer.alloc(200_000_000));
  const bombs = (socket: net.Socket) =>
    socket.end(
      Buffer.concat([
        Buffer.from(`HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`),
        bomb,
      ]),
    );
  for (const answer of [endless, slow, bombs]) {
    let socketOf: net.Socket | undefined;
    await withAnswers(
      (socket) => {
        socketOf = socket;
        answer(socket);
      },
      async (sender, url) => {
        const before = process.memoryUsage().rss;
        const started = performance.now();
        const { delivered } = await sender.send(message(url));
        assert.ok(delivered);
        assert.ok(performance.now() - started < 1_000);
        const ended = new Promise((resolve) => socketOf?.once('close', resolve));
        if (socketOf?.destroyed === false) await ended;
        assert.ok(performance.now() - started < 3_000, 'the connection is closed soon');
        assert.ok(process.memoryUsage().rss - before < 50_000_000);
      },
    );
  }
});

test('an endless, slow or invalid response header fails in bounded time', async () => {
  const forms: [(socket: net.Socket) => void, string][] = [
    [() => {}, 'timeout'],
    [(socket) => void setInterval(() => socket.write('x'), 20).unref(), 'invalid_response'],
    [(socket) => void setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 20).unref(), 'timeout'],
    [(socket) => socket.write(`HTTP/1.1 200 OK\r\n${'X-A: b\r\n'.repeat(10_000)}`), 'invalid_response'],
    [
      (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
      'invalid_response',
    ],
    [(socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'), 'http_1xx'],
    [(socket) => socket.destroy(), 'connection_lost'],
    [(socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'), 'invalid_response'],
  ];
  for (const [answer, wanted] of forms) {
    await withAnswers(
      answer,
      async (sender, url) => {
        const started = performance.now();
        const { delivered, error } = await sender.send(message(url));
        assert.is(delivered, false);
        assert.is(error, wanted);
        assert.ok(performance.now() - started < 2_000);
      },
      500,
    );
  }
});

test('connection failures reveal only their category', async () => {
  const guard = new Guard({ networks: loopback(), http: true, resolve: createResolve() });
  const { sender, close } = senderOf(guard);
  const free = await startCanary();
  await free.close();
  assert.is((await sender.send(message(`http://127.0.0.1:${free.port}/`))).error, 'connect_refused');
  assert.is((await sender.send(message('http://nobody.invalid/'))).error, 'dns_error');
  close();
});

test.run();

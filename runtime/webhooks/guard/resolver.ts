// Resolves host names without the system resolver. Each of its lookups occupies one of the few libuv threads, so a name
// server that never answers would block the process. Respects the hosts file.

import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

/** Rejects if there is no address or the lookup fails. */
export type Resolve = (name: string) => Promise<readonly string[]>;

const HOSTS_FILE = '/etc/hosts';
/** Timeout per query. */
const TIMEOUT_MS = 2_000;
const TRIES = 2;

export function createResolve(): Resolve {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  return async (hostname) => {
    const name = hostname.toLowerCase().replace(/\.$/, '');
    const local = await fromHostsFile(name);
    if (local.length > 0) return local;
    // RFC 6761: these names must not be looked up.
    if (/(?:^|\.)(?:invalid|localhost)$/.test(name)) throw new Error(`${name} has no address`);
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (found.length === 0) throw new Error(`${name} has no address`);
    return found;
  };
}

async function fromHostsFile(name: string): Promise<string[]> {
  const text = await readFile(HOSTS_FILE, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [address = '', ...names] = (line.split('#', 1)[0] as string).trim().split(/\s+/);
    return isIP(address) !== 0 && names.some((each) => each.toLowerCase() === name) ? [address] : [];
  });
}

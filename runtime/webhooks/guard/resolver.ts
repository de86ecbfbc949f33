// Names of receivers, looked up without the system's own resolver: that one takes a thread of the few that files and all other
// names wait for, so that a receiver's name server that never answers would hold up the whole process. The machine's hosts file
// counts all the same.

import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

/** Gives all addresses of a name; rejects when there are none, or nobody knows. */
export type Resolve = (name: string) => Promise<readonly string[]>;

const HOSTS_FILE = '/etc/hosts';
/** Of each question, and how often it is asked. */
const TIMEOUT_MS = 2_000;
const TRIES = 2;

/** The resolver of a server. */
export function createResolve(): Resolve {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  return async (given) => {
    const name = given.toLowerCase().replace(/\.$/, '');
    const local = await fromHostsFile(name);
    if (local.length > 0) return local;
    // RFC 6761: nobody is asked for these.
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

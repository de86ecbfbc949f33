// What a test file could change for those that come after it in its process.

/** By name, what stands there. */
export type SeenByAll = ReadonlyMap<string, unknown>;

/** In the place of a value that Node makes when it is first asked for. */
const LATER = Symbol('later');
/** Of the clock, of chance and of the channels, what tests replace. */
const REPLACED: readonly (readonly [string, object, readonly string[]])[] = [
  ['Date', Date, ['now', 'parse']],
  ['Math', Math, ['random']],
  ['performance', performance, ['now']],
  ['process', process, ['emit', 'emitWarning', 'exit', 'kill', 'memoryUsage', 'hrtime']],
  ['process.stdout', process.stdout, ['write']],
  ['process.stderr', process.stderr, ['write']],
];
/** Of these, listeners that a file left would hear what is meant for another. */
const EVENTS = [
  'uncaughtException',
  'unhandledRejection',
  'warning',
  'beforeExit',
  'exit',
  'SIGTERM',
  'SIGINT',
  'SIGHUP',
  'SIGUSR2',
];

/** Globals of uvu, of the file that runs, and those that packages keep for all of their copies when they are loaded. */
const OF_PACKAGES = /^(?:UVU_|__)/;

// Node puts these in place when they are first asked for.
void globalThis.fetch;
void globalThis.crypto;

/** As it is now. */
export function seenByAll(): SeenByAll {
  const seen = new Map<string, unknown>([['process.cwd()', process.cwd()]]);
  for (const [name, value] of Object.entries(process.env)) seen.set(`process.env.${name}`, value);
  for (const [name, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
    if (!OF_PACKAGES.test(name)) seen.set(`globalThis.${name}`, get === undefined ? value : LATER);
  }
  for (const [name, owner, members] of REPLACED) {
    for (const member of members) seen.set(`${name}.${member}`, Reflect.get(owner, member));
  }
  for (const event of EVENTS) seen.set(`listeners of ${event}`, process.listenerCount(event));
  return seen;
}

/** The names of what came, went or became another. */
export function changes(before: SeenByAll, after: SeenByAll): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names]
    .filter((name) => before.get(name) !== LATER && !Object.is(before.get(name), after.get(name)))
    .sort();
}

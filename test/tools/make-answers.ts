// The second half of `make generate`: writes answers.json for each service (results of its examples, replayed from
// recordings) and regenerates the documentation if one changed. Needs a complete server, unlike the generator.

import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LeftInOrder } from '../../codegen/write/unchanged.ts';
import type { LineStream } from '../../runtime/telemetry/log-output.ts';
import type { Answered } from '../support/answers.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const leftInOrder = new LeftInOrder('answers', [
  'package-lock.json',
  'spec',
  'generated/services',
  'runtime',
  'test/services',
  'test/support',
]);

type AnswersFile = Readonly<Record<string, object>>;

process.exitCode = (await leftInOrder.holds()) ? 0 : await refresh();

/** @returns the exit code. Examples without an answer are only reported here; tests decide whether they are errors. */
async function refresh(): Promise<number> {
  const { openAlmanac, answersOf, createLog, LogOutput, REPLAYING } = await serverParts();
  const errors = loggedErrors();
  const server = await openAlmanac(REPLAYING, { log: createLog('error', new LogOutput(errors.stream)) }).catch(
    (error: Error) => {
      print(`The examples were not answered, because the server does not start: ${error.message}`);
    },
  );
  if (server === undefined) return 0;
  const answered = await answersOf(server, errors.takeLast).finally(() => server.stop());
  tellUnanswered(answered);
  const changed = await keep(answered);
  const generated = changed === 0 ? 0 : generate();
  if (answered.unanswered.length === 0 && generated === 0) await leftInOrder.keep();
  return generated;
}

/** Loads the server only when it is needed, because starting it takes a second. */
async function serverParts() {
  const [log, output, almanac, answers, offered] = await Promise.all([
    import('../../runtime/telemetry/log.ts'),
    import('../../runtime/telemetry/log-output.ts'),
    import('../support/almanac.ts'),
    import('../support/answers.ts'),
    import('../support/operations.ts'),
  ]);
  return { ...log, ...output, ...almanac, ...answers, ...offered };
}

/** Collects logged errors: callers see only status 500, but developers need the stack. */
function loggedErrors(): { readonly stream: LineStream; takeLast(): string | undefined } {
  let last: string | undefined;
  const stream: LineStream = {
    writableLength: 0,
    write(text, done) {
      const line = text.trimEnd().split('\n').at(-1) as string;
      const { error, msg } = JSON.parse(line) as { readonly error?: { readonly stack?: string }; readonly msg: string };
      last = error?.stack ?? msg;
      done();
      return true;
    },
    on: () => undefined,
  };
  return {
    stream,
    takeLast() {
      const taken = last;
      last = undefined;
      return taken;
    },
  };
}

function tellUnanswered({ unanswered }: Answered): void {
  const unwritten = unanswered.filter(({ lacksAdapter }) => lacksAdapter).map(({ id }) => id);
  if (unwritten.length > 0) print(`Without an adapter yet: ${unwritten.join(', ')} (the method is missing or a stub).`);
  const others = unanswered.filter(({ lacksAdapter }) => !lacksAdapter);
  // Reports an error only once if it affects an entire service.
  for (const [why, each] of Map.groupBy(others, (one) => one.why)) {
    const ids = each.map(({ id }) => id).join(', ');
    const which = each.length === 1 ? `The first example of ${ids} is` : `${each.length} first examples (${ids}) are`;
    print(`${which} not answered: ${why}`);
  }
}

/** Examples without a new answer keep their old answer. @returns the number of changed files */
async function keep({ bySlug, unanswered }: Answered): Promise<number> {
  const { offer, namesOf } = await serverParts();
  const missed = new Set(unanswered.map(({ id }) => id));
  const old = new Map<string, AnswersFile>();
  for (const kind of ['services', 'api']) {
    for (const name of await readdir(join(ROOT, 'spec', kind))) {
      const text = await readFile(answersFile(`${kind}/${name}`), 'utf8').catch(() => undefined);
      if (text !== undefined) old.set(`${kind}/${name}`, parsed(text));
    }
  }
  const wanted = new Map<string, AnswersFile>();
  for (const each of await offer()) {
    const { slug, id } = namesOf(each);
    const answer = bySlug.get(slug)?.[id] ?? (missed.has(each.id) ? old.get(slug)?.[id] : undefined);
    if (answer !== undefined) wanted.set(slug, { ...wanted.get(slug), [id]: answer });
  }
  let changed = 0;
  for (const slug of new Set([...old.keys(), ...wanted.keys()])) {
    const [before, after] = [old.get(slug), wanted.get(slug)];
    if (before !== undefined && after !== undefined && JSON.stringify(before) === JSON.stringify(after)) continue;
    changed += 1;
    const file = answersFile(slug);
    if (after === undefined) await rm(file);
    else await writeFile(file, `${JSON.stringify(after, null, 2)}\n`);
    print(`${wordFor(before, after).padEnd(8)} spec/${slug}/answers.json`);
  }
  return changed;
}

function wordFor(before: AnswersFile | undefined, after: AnswersFile | undefined): string {
  if (after === undefined) return 'removed';
  return before === undefined ? 'new' : 'changed';
}

/** @param folder in the form `services/<slug>` or `api/<area>` */
function answersFile(folder: string): string {
  return join(ROOT, 'spec', folder, 'answers.json');
}

/** A corrupt file counts as empty, so it is rewritten. */
function parsed(text: string): AnswersFile {
  try {
    return JSON.parse(text) as AnswersFile;
  } catch {
    return {};
  }
}

function generate(): number {
  return spawnSync(process.execPath, [join(ROOT, 'codegen/cli.ts')], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

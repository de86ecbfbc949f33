// What a release does to the files: what is offered becomes what was released, its declared breaks go into the changelog, and the
// version stands wherever it is told. Versions are SemVer 2.0.0 (semver.org) without build metadata.

/** Heading under which changes gather. */
const UNRELEASED = '## Unreleased';
const SEMVER = /^(\d+)\.(\d+)\.(\d+)(?:-[0-9A-Za-z.-]+)?$/;
/** Where the version stands, from the repository's root, and how often. */
export const VERSIONED: Readonly<Record<string, { readonly pattern: RegExp; readonly times: number }>> = {
  'package.json': { pattern: /"version": "([^"]*)"/g, times: 1 },
  // The package itself, named above its packages and among them.
  'package-lock.json': { pattern: /"version": "([^"]*)"/g, times: 2 },
  'runtime/deploy/Containerfile': { pattern: /^ARG RELEASE=(.*)$/gm, times: 1 },
};

/** The changelog with its unreleased section named, the breaks first in it, and a new empty one above. */
export function releasedChangelog(text: string, version: string, day: string, breaks: string): string {
  const [before, after] = text.split(`${UNRELEASED}\n`, 2);
  if (after === undefined) throw new Error(`CHANGELOG.md has no heading "${UNRELEASED}".`);
  if (text.includes(`\n## ${version} (`)) throw new Error(`CHANGELOG.md tells of a release ${version} already.`);
  const told = breaks === '' ? '' : `\n${breaks.trim()}\n`;
  return `${before}${UNRELEASED}\n\n## ${version} (${day})\n${told}${after}`;
}

/** @throws when `version` is none, is not above `before`, or says less than its breaking changes: those raise the first number, below 1.0.0 the second */
export function checkVersion(version: string, before: string, breaks: boolean): void {
  const [next, last] = [numbersOf(version), numbersOf(before)];
  if (next === undefined) throw new Error(`VERSION is a version such as 1.2.0 or 2.0.0-rc.1, not "${version}".`);
  if (last === undefined) return;
  const rises = next.findIndex((number, at) => number !== last[at]);
  if (rises >= 0 && (next[rises] as number) < (last[rises] as number))
    throw new Error(`${version} is below ${before}, which is the version now.`);
  const telling = last[0] === 0 && next[0] === 0 ? 1 : 0;
  if (breaks && (rises < 0 || rises > telling)) {
    const least = telling === 0 ? `${last[0] + 1}.0.0` : `0.${last[1] + 1}.0`;
    throw new Error(`There are breaking changes since ${before}: the next version is at least ${least}.`);
  }
}

/** The text of one of the files of VERSIONED with another version in it. @throws when it does not stand there */
export function withVersion(file: string, text: string, version: string): string {
  const { pattern, times } = VERSIONED[file] as (typeof VERSIONED)[string];
  let left = times;
  const changed = text.replace(pattern, (all, was: string) => {
    if (left === 0) return all;
    left--;
    return all.replace(was, () => version);
  });
  if (left > 0) throw new Error(`${file} does not tell its version.`);
  return changed;
}

function numbersOf(version: string): [number, number, number] | undefined {
  const found = SEMVER.exec(version);
  return found === null ? undefined : [Number(found[1]), Number(found[2]), Number(found[3])];
}

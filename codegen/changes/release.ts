// Updates the files that a release changes: the released contract, the changelog and the version numbers. Versions are
// SemVer 2.0.0 (semver.org) without build metadata.

const UNRELEASED = '## Unreleased';
const SEMVER = /^(\d+)\.(\d+)\.(\d+)(?:-[0-9A-Za-z.-]+)?$/;
/** Files that contain the version, by path from the root of the repository, with the number of occurrences. */
export const VERSIONED: Readonly<Record<string, { readonly pattern: RegExp; readonly times: number }>> = {
  'package.json': { pattern: /"version": "([^"]*)"/g, times: 1 },
  'package-lock.json': { pattern: /"version": "([^"]*)"/g, times: 2 },
  'runtime/deploy/kubernetes/almanac.yaml': { pattern: /image: registry\.example\.org\/almanac:(\S+)$/gm, times: 1 },
  'runtime/deploy/Containerfile': { pattern: /^ARG RELEASE=(.*)$/gm, times: 1 },
};

/**
 * Renames the unreleased section to the version, inserts the breaking changes after its summary, and adds a new empty section.
 * @throws Error if the section does not begin with a summary, or has no subsection for operators
 */
export function releasedChangelog(text: string, version: string, day: string, breaks: string): string {
  const [before, after] = text.split(`${UNRELEASED}\n`, 2);
  if (after === undefined) throw new Error(`CHANGELOG.md has no heading "${UNRELEASED}".`);
  if (text.includes(`\n## ${version} (`)) throw new Error(`CHANGELOG.md already has a release ${version}.`);
  const [summary = '', rest = ''] = parted(after, after.search(/^### /m));
  if (!/^[^#\s-]/.test(summary.trim()))
    throw new Error('The unreleased section of CHANGELOG.md must begin with a short summary for users.');
  const [unreleased = ''] = parted(rest, rest.search(/^## /m));
  if (!/^### Operators$/m.test(unreleased))
    throw new Error('The unreleased section of CHANGELOG.md must have a section "### Operators".');
  const breakingText = breaks === '' ? '' : `${breaks.trim()}\n\n`;
  return `${before}${UNRELEASED}\n\n## ${version} (${day})\n${summary}${breakingText}${rest}`;
}

function parted(text: string, at: number): [before: string, after: string] {
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/**
 * Breaking changes require a new major version (below 1.0.0, a new minor version).
 * @throws Error if `version` is invalid, not greater than `before`, or too low for breaking changes
 */
export function checkVersion(version: string, before: string, breaks: boolean): void {
  const [next, last] = [numbersOf(version), numbersOf(before)];
  if (next === undefined) throw new Error(`VERSION must be a version such as 1.2.0 or 2.0.0-rc.1, not "${version}".`);
  if (last === undefined) return;
  const rises = next.findIndex((number, at) => number !== last[at]);
  if (rises >= 0 && (next[rises] as number) < (last[rises] as number))
    throw new Error(`${version} must be greater than the current version ${before}.`);
  const telling = last[0] === 0 && next[0] === 0 ? 1 : 0;
  if (breaks && (rises < 0 || rises > telling)) {
    const min = telling === 0 ? `${last[0] + 1}.0.0` : `0.${last[1] + 1}.0`;
    throw new Error(`There are breaking changes since ${before}: the next version must be at least ${min}.`);
  }
}

/** @throws if the file does not contain a version */
export function withVersion(file: string, text: string, version: string): string {
  const { pattern, times } = VERSIONED[file] as (typeof VERSIONED)[string];
  let left = times;
  const changed = text.replace(pattern, (all, was: string) => {
    if (left === 0) return all;
    left--;
    return all.replace(was, () => version);
  });
  if (left > 0) throw new Error(`${file} does not contain its version.`);
  return changed;
}

function numbersOf(version: string): [number, number, number] | undefined {
  const found = SEMVER.exec(version);
  return found === null ? undefined : [Number(found[1]), Number(found[2]), Number(found[3])];
}

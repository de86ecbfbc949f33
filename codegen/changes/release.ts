// What a release does to the spec: what is offered becomes what was released, its declared breaks go into the changelog.

/** Heading under which changes gather. */
const UNRELEASED = '## Unreleased';

/** The changelog with its unreleased section named, the breaks first in it, and a new empty one above. */
export function releasedChangelog(text: string, version: string, day: string, breaks: string): string {
  const [before, after] = text.split(`${UNRELEASED}\n`, 2);
  if (after === undefined) throw new Error(`CHANGELOG.md has no heading "${UNRELEASED}".`);
  const told = breaks === '' ? '' : `\n${breaks.trim()}\n`;
  return `${before}${UNRELEASED}\n\n## ${version} (${day})\n${told}${after}`;
}

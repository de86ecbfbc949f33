// Generated files that are not reviewed: git ignores them, and `make install` builds them from the manifests.

const DERIVED = [/^openapi\.ts$/, /^llms-full\.txt$/, /^find-tool\.json$/, /(?:^|\/)(?:page|tables)\.json$/];

/** @param path from the generated folder */
export function isDerived(path: string): boolean {
  return DERIVED.some((pattern) => pattern.test(path));
}

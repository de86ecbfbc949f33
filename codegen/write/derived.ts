// Generated files that git ignores. They are built by `make install`.

const DERIVED = [/^openapi\.ts$/, /^llms-full\.txt$/, /^find-tool\.json$/, /(?:^|\/)(?:page|tables)\.json$/];

/** @param path relative to the generated folder */
export function isDerived(path: string): boolean {
  return DERIVED.some((pattern) => pattern.test(path));
}

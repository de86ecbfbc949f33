// Inserts a key into sample code in place of the variable.

/** @param key must not contain quotes or line breaks */
export function keyedCode(code: string, key: string): string {
  return code
    .replaceAll('os.environ["ALMANAC_KEY"]', `"${key}"`)
    .replaceAll('process.env.ALMANAC_KEY', `'${key}'`)
    .replaceAll('$ALMANAC_KEY', key);
}

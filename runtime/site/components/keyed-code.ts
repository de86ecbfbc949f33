// Code of a call with a key instead of a variable.

/** @param key without quotes or line breaks */
export function keyedCode(code: string, key: string): string {
  return code
    .replaceAll('os.environ["ALMANAC_KEY"]', `"${key}"`)
    .replaceAll('process.env.ALMANAC_KEY', `'${key}'`)
    .replaceAll('$ALMANAC_KEY', key);
}

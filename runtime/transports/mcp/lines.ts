// Splits a stream into lines. A line that is too long is skipped and reported once.

const NEWLINE = 0x0a;

/** Yields undefined for a line that is too long. */
export async function* linesOf(stream: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer | undefined> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      const part = chunk.subarray(from, end);
      from = end + 1;
      yield bytes + part.length > maxBytes ? undefined : Buffer.concat([...parts, part]);
      parts = [];
      bytes = 0;
    }
    const rest = chunk.subarray(from);
    bytes += rest.length;
    if (bytes > maxBytes) parts = [];
    else if (rest.length > 0) parts.push(rest);
  }
}

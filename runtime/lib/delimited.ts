// Reads CSV and TSV as specified by RFC 4180, in one pass and without regular expressions.

const [QUOTE, COMMA, CARRIAGE_RETURN, LINE_FEED] = ['"', ',', '\r', '\n'];

/** Returns all records, including the header; skips empty lines. */
export function records(text: string, separator = COMMA): string[][] {
  const reader = new RecordReader(separator);
  return [...reader.push(text.startsWith('\ufeff') ? text.slice(1) : text), ...reader.end()];
}

export class RecordReader {
  readonly #separator: string;
  #field = '';
  #record: string[] = [];
  #quoted = false;
  /** True after a quote inside a quoted field, which is either the end of the field or the first of two quotes. */
  #closing = false;

  constructor(separator = COMMA) {
    this.#separator = separator;
  }

  /** Returns the records that end in this piece of the input. */
  push(piece: string): string[][] {
    const ended: string[][] = [];
    let start = 0;
    for (let at = 0; at < piece.length; at++) {
      const character = piece[at] as string;
      if (this.#quoted && !this.#closing) {
        if (character !== QUOTE) continue;
        this.#field += piece.slice(start, at);
        start = at + 1;
        this.#closing = true;
        continue;
      }
      if (character === QUOTE && this.#closing) {
        this.#field += QUOTE;
        this.#closing = false;
        start = at + 1;
        continue;
      }
      if (character === QUOTE && this.#field === '' && start === at) {
        this.#quoted = true;
        start = at + 1;
        continue;
      }
      if (character !== this.#separator && character !== LINE_FEED) continue;
      this.#field += piece.slice(start, at);
      start = at + 1;
      this.#endField();
      if (character === LINE_FEED) this.#endRecord(ended);
    }
    this.#field += piece.slice(start);
    return ended;
  }

  /** Returns the last record if no line end follows it. */
  end(): string[][] {
    const ended: string[][] = [];
    if (this.#field !== '' || this.#record.length > 0) {
      this.#endField();
      this.#endRecord(ended);
    }
    return ended;
  }

  #endField(): void {
    this.#record.push(this.#field.endsWith(CARRIAGE_RETURN) ? this.#field.slice(0, -1) : this.#field);
    this.#field = '';
    this.#quoted = false;
    this.#closing = false;
  }

  #endRecord(ended: string[][]): void {
    if (this.#record.length > 1 || this.#record[0] !== '') ended.push(this.#record);
    this.#record = [];
  }
}

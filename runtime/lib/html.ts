// Streams HTML without building a tree. Runs in linear time with unlimited nesting depth, even for malformed or hostile
// input.

import { Tokenizer } from 'htmlparser2';

/** Receives text and tags; comments, declarations, styles and scripts are skipped. */
export interface HtmlReader {
  /** Receives text whose character references are not decoded. */
  text(text: string): void;
  /**
   * The tag name is in lower case and attribute values are raw. If an attribute is duplicated, the first one is used.
   */
  open(tag: string, attributes: ReadonlyMap<string, string>): void;
  close(tag: string): void;
}

const UNREAD: ReadonlySet<string> = new Set(['script', 'style']);

/** Drops a truncated tag at the end. */
export function readHtml(html: string, reader: HtmlReader): void {
  let unread: string | undefined;
  let tag = '';
  let attribute = '';
  let value = '';
  let attributes = new Map<string, string>();
  /** Start of the part that has not been reported yet. */
  let rest = 0;
  const name = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const opened = (end: number) => {
    rest = end + 1;
    if (UNREAD.has(tag)) unread = tag;
    else reader.open(tag, attributes);
  };
  const passed = (_: number, end: number) => {
    rest = end + 1;
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ontext: (start, end) => {
        // The tokenizer reports an incomplete tag name at the very end as text.
        if (start > rest && html[start - 1] === '<') return;
        rest = end;
        if (unread === undefined) reader.text(html.slice(start, end));
      },
      onopentagname: (start, end) => {
        tag = name(start, end);
        attributes = new Map();
      },
      onattribname: (start, end) => {
        attribute = name(start, end);
        value = '';
      },
      onattribdata: (start, end) => {
        value += html.slice(start, end);
      },
      onattribend: () => {
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: opened,
      onselfclosingtag: opened,
      onclosetag: (start, end) => {
        rest = end + 1;
        const closed = name(start, end);
        if (unread === undefined) reader.close(closed);
        else if (closed === unread) unread = undefined;
      },
      oncomment: passed,
      oncdata: passed,
      ondeclaration: passed,
      onprocessinginstruction: passed,
      // Character references are not decoded here.
      ontextentity: () => {},
      onattribentity: () => {},
      onend: () => {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

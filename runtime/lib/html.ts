// HTML that sources send, in fields and as whole documents: read from left to right, without a tree, so that time is linear and
// no nesting too deep, however broken or hostile it is.

import { Tokenizer } from 'htmlparser2';

/** What is told of a text's markup; comments, declarations, styles and scripts are not. */
export interface HtmlReader {
  /** A piece of text, its character references as they stand. */
  text(text: string): void;
  /** A tag by its name in lower case, with its attributes as they stand; of two of one name the first. */
  open(tag: string, attributes: ReadonlyMap<string, string>): void;
  close(tag: string): void;
}

/** Elements whose content is no text. */
const UNREAD: ReadonlySet<string> = new Set(['script', 'style']);

/** Reads a text's markup. Drops a tag that is cut off at the end. */
export function readHtml(html: string, reader: HtmlReader): void {
  let unread: string | undefined;
  let tag = '';
  let attribute = '';
  let value = '';
  let attributes = new Map<string, string>();
  /** Where what was not told of yet begins. */
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
        // The name of a tag at the very end comes as text.
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
      // References are not decoded here.
      ontextentity: () => {},
      onattribentity: () => {},
      onend: () => {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

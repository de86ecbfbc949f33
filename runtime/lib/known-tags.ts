// Elements of HTML (current and obsolete), JATS (used by publishers of papers), MathML, and publishers' exports. Any
// other `<word>` in a source's text is plain text.

const names = (list: string): string[] => list.trim().split(/\s+/);

/** Elements that start and end a line. */
const BLOCKS: ReadonlySet<string> = new Set([
  // HTML.
  ...names(`address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer
    form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav ol optgroup option p pre search section
    select summary table tbody tfoot thead title tr ul`),
  // JATS.
  ...names(`abstract ack app boxed-text def def-item def-list disp-formula disp-formula-group disp-quote fig fig-group fn
    kwd-group label list list-item p sec sec-meta statement subtitle table-wrap trans-abstract verse-group verse-line`),
]);
/** Elements that share a line with their neighbors. */
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);
/** Empty elements that end a line. */
const LINE_BREAKS: ReadonlySet<string> = new Set(['br', 'break']);

/** Elements whose end tags HTML does not require. */
const WITHOUT_END_TAG: ReadonlySet<string> = new Set(
  names('body br break col colgroup dd dt head hr html li p rp rt tbody td tfoot th thead tr wbr'),
);
/** Names that are unlikely to be placeholders in angle brackets. */
const FORMATTING: ReadonlySet<string> = new Set(
  names(
    'b big blockquote center div dl em font h1 h2 h3 h4 h5 h6 i ol pre small span strike strong sub sup table tt u ul',
  ),
);
/** Elements whose content is not parsed as markup. An unclosed element would swallow the rest of the text. */
const RAW_TEXT: ReadonlySet<string> = new Set(names('iframe noembed noframes script style textarea title'));

const INLINE: ReadonlySet<string> = new Set([
  // HTML.
  ...names(`a abbr acronym applet area audio b base basefont bdi bdo bgsound big blink button canvas cite code col colgroup command
    data datalist del dfn em embed font frame i iframe img input ins kbd keygen link map mark marquee meta meter nobr noframes
    noscript object output param picture progress q rb rp rt rtc ruby s samp script slot small source span strike strong style
    sub sup svg template textarea time track tt u var video wbr`),
  // JATS.
  ...names(`alternatives bold chem-struct ext-link fixed-case graphic inline-formula inline-graphic inline-supplementary-material
    italic monospace named-content overline roman sans-serif sc styled-content tex-math underline uri xref`),
  // MathML.
  ...names(`annotation annotation-xml maction math menclose merror mfenced mfrac mglyph mi mlabeledtr mmultiscripts mn mo mover
    mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none
    semantics`),
  // Elements in publishers' exports: `CO<inf>2</inf>`, `<scp>DNA</scp>`, `<formula><tex>`.
  ...names('emph emphasis formula hi inf scp tex'),
]);

/** Known prefixes, including those in text pasted from a word processor: `jats:p`, `mml:mi`, `o:p`. */
const PREFIXES: ReadonlySet<string> = new Set(names('html jats m math mml o st1 v w x xhtml'));

/** Case-insensitive, with or without a prefix. */
export function isKnownTag(name: string): boolean {
  const [prefix, local] = parts(name);
  return prefix === '' ? isKnownName(local) : PREFIXES.has(prefix);
}

/** A name with a prefix is always markup, because no program code looks like `<jats:p>`. */
export function isPrefixed(name: string): boolean {
  return parts(name)[0] !== '';
}

/** Returns what is required for a start tag without attributes, `<name>`, to count as markup. */
export function bareTagRule(name: string): 'none' | 'no word before it or an end tag' | 'an end tag' {
  const lower = name.toLowerCase();
  if (WITHOUT_END_TAG.has(lower)) return 'none';
  return FORMATTING.has(lower) ? 'no word before it or an end tag' : 'an end tag';
}

export function isRawText(name: string): boolean {
  return RAW_TEXT.has(name.toLowerCase());
}

/** Returns how an element separates the text before it from the text after it. */
export function separationOf(name: string): 'line' | 'break' | 'cell' | undefined {
  const [, local] = parts(name);
  if (BLOCKS.has(local)) return 'line';
  if (LINE_BREAKS.has(local)) return 'break';
  return CELLS.has(local) ? 'cell' : undefined;
}

function isKnownName(name: string): boolean {
  return BLOCKS.has(name) || INLINE.has(name) || CELLS.has(name) || LINE_BREAKS.has(name);
}

function parts(name: string): [prefix: string, local: string] {
  const lower = name.toLowerCase();
  const colon = lower.indexOf(':');
  return colon < 0 ? ['', lower] : [lower.slice(0, colon), lower.slice(colon + 1)];
}

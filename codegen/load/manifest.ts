// A parsed manifest with a position for every node.

import { type Document, isMap, isNode, isPair, isScalar, LineCounter, type Pair, parseDocument } from 'yaml';
import type { Diagnostic } from '../diagnostics.ts';
import { syntaxSlips } from './syntax.ts';

/** Kinds of manifests, by the names of their schemas in spec/manifest.schema.json. */
export type ManifestKind =
  | 'platform'
  | 'service'
  | 'api'
  | 'questions'
  | 'events'
  | 'source'
  | 'vocabulary'
  | 'glossary'
  | 'changes';

/** Path from the root of the document, as keys of mappings and indexes of lists. */
export type NodePath = readonly (string | number)[];

export const PARSING = { version: '1.2', uniqueKeys: true, strict: true } as const;

export interface SoundData {
  readonly data: unknown;
}

interface Parsed {
  readonly document: Document.Parsed;
  readonly counter: LineCounter;
}

/** Returns undefined if the text has YAML errors. */
export function soundData(text: string): SoundData | undefined {
  return soundDataOf(parsed(text));
}

function soundDataOf({ document }: Parsed): SoundData | undefined {
  return document.errors.length + document.warnings.length === 0 ? { data: document.toJS() as unknown } : undefined;
}

function parsed(text: string): Parsed {
  const counter = new LineCounter();
  const document = parseDocument(text, { ...PARSING, lineCounter: counter });
  return { document, counter };
}

export class Manifest {
  readonly kind: ManifestKind;
  /** For example `spec/services/places/service.yaml`. */
  readonly file: string;
  readonly data: unknown;
  /** The data as written in the file, before shared arguments are resolved. */
  readonly written: unknown;
  readonly #text: string;
  #positions: Parsed | undefined;

  /** @param sound cached data. If given, the document is parsed only when an error must be located. */
  constructor(kind: ManifestKind, file: string, text: string, sound?: SoundData, written?: unknown) {
    this.kind = kind;
    this.file = file;
    this.#text = text;
    this.data = sound === undefined ? soundDataOf(this.#parsed)?.data : sound.data;
    this.written = written ?? this.data;
  }

  withData(data: unknown): Manifest {
    return new Manifest(this.kind, this.file, this.#text, { data }, this.written);
  }

  /** The name of the folder for service.yaml and questions.yaml, otherwise the file name without its extension. */
  get name(): string {
    const [file = '', folder] = this.file
      .replace(/\.yaml$/, '')
      .split('/')
      .reverse();
    if (file === 'service') return folder ?? '';
    if (file === 'questions') return folder === 'spec' ? 'platform' : (folder ?? '');
    return file;
  }

  syntaxFaults(): Diagnostic[] {
    if (this.data !== undefined) return [];
    const slips = syntaxSlips(this.#parsed.document, this.#parsed.counter);
    return slips.map(({ from, to, message, hint }) => this.#at(from, to - from, 'SPEC001', message, hint));
  }

  /**
   * Returns an error located at the value of a node, or with `at: 'key'` at its key. If the node is missing, the
   * location is the nearest parent that exists.
   */
  fault(
    path: NodePath,
    code: Diagnostic['code'],
    message: string,
    hint?: string,
    at: 'key' | 'value' = 'value',
  ): Diagnostic {
    const [start, end] = this.#range(path, at);
    return this.#at(start, end - start, code, message, hint);
  }

  /** Returns a location for use in messages, such as `spec/services/places/service.yaml:12:7`. */
  placeOf(path: NodePath, at: 'key' | 'value' = 'value'): string {
    const { line, col } = this.#parsed.counter.linePos(this.#range(path, at)[0]);
    return `${this.file}:${line}:${col}`;
  }

  #at(offset: number, length: number, code: Diagnostic['code'], message: string, hint?: string): Diagnostic {
    const { line, col } = this.#parsed.counter.linePos(offset);
    const sourceLine = this.#text.split('\n', line)[line - 1] ?? '';
    const base = { file: this.file, line, column: col, length, code, message, sourceLine };
    return hint === undefined ? base : { ...base, hint };
  }

  #range(path: NodePath, at: 'key' | 'value'): [number, number] {
    for (let depth = path.length; depth > 0; depth--) {
      const pair = this.#pair(path.slice(0, depth));
      if (pair !== undefined && (at === 'key' || depth < path.length)) {
        if (isNode(pair.key) && pair.key.range) return [pair.key.range[0], pair.key.range[1]];
      }
      const node = this.#parsed.document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return [node.range[0], node.range[1]];
      if (pair !== undefined && isNode(pair.key) && pair.key.range) return [pair.key.range[0], pair.key.range[1]];
    }
    return [0, 1];
  }

  get #parsed(): Parsed {
    this.#positions ??= parsed(this.#text);
    return this.#positions;
  }

  #pair(path: NodePath): Pair | undefined {
    const { document } = this.#parsed;
    const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
    if (!isMap(parent)) return undefined;
    const name = String(path[path.length - 1]);
    return parent.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === name);
  }
}

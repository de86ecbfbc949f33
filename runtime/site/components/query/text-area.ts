// The properties of text areas and key events that the editors use.

export interface TextArea {
  value: string;
  selectionStart: number;
  readonly selectionEnd: number;
  readonly scrollTop: number;
  readonly scrollLeft: number;
  focus(): void;
  setSelectionRange(from: number, to: number): void;
  setRangeText(text: string, from: number, to: number, mode: string): void;
}

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
  preventDefault(): void;
}

export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Inserts text as if it had been typed, so the insertion can be undone. */
export function insertText(area: TextArea, text: string, { from, to }: TextRange): void {
  area.focus();
  area.setSelectionRange(from, to);
  const { document } = globalThis as unknown as {
    document: { execCommand(name: string, _: false, text: string): boolean };
  };
  if (!document.execCommand('insertText', false, text)) area.setRangeText(text, from, to, 'end');
}

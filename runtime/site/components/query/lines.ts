// Lines of a text, counted from 1.

export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

/** Characters before a position in its line. */
export function columnAt(text: string, position: number): number {
  return position - (text.lastIndexOf('\n', position - 1) + 1);
}

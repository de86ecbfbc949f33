// Lines of a text, counted from 1.

export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

/** Number of characters in the line before the position. */
export function columnAt(text: string, position: number): number {
  return position - (text.lastIndexOf('\n', position - 1) + 1);
}

/** Returns a line break with the indentation of the current line, plus two spaces after an opening bracket. */
export function newLineAt(text: string, position: number): string {
  const line = text.slice(position - columnAt(text, position), position);
  const indent = ' '.repeat(line.length - line.trimStart().length);
  return `\n${indent}${/[{[]$/.test(line) ? '  ' : ''}`;
}

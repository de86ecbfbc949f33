// Descriptions as comments: manifests write them as one long line, generated files break them as the rest of the house does.

const LINE = 118;

/** The text in lines of at most `width` characters, broken between words. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines;
}

/** The inside of a documentation comment at a depth: one line where it fits, several otherwise. */
export function documentation(text: string, indent = 0): string {
  const safe = text.trim().replaceAll('*/', '*\\/');
  if (!safe.includes('\n') && indent + safe.length + '/**  */'.length <= LINE) return safe;
  return `\n${wrapped(safe, LINE - indent - ' * '.length).join('\n')}`;
}

/** A documentation comment with its marks. */
export function comment(text: string, indent = 0): string {
  const inside = documentation(text, indent);
  const margin = ' '.repeat(indent);
  if (!inside.startsWith('\n')) return `${margin}/** ${inside} */`;
  return `${margin}/**${inside.replaceAll('\n', `\n${margin} * `)}\n${margin} */`;
}

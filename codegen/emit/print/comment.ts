// Formats descriptions as comments. They are one long line in manifests, but wrapped in generated files.

const LINE = 118;

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

export function documentation(text: string, indent = 0): string {
  const safe = text.trim().replaceAll('*/', '*\\/');
  if (!safe.includes('\n') && indent + safe.length + '/**  */'.length <= LINE) return safe;
  return `\n${wrapped(safe, LINE - indent - ' * '.length).join('\n')}`;
}

export function comment(text: string, indent = 0): string {
  const inside = documentation(text, indent);
  const margin = ' '.repeat(indent);
  if (!inside.startsWith('\n')) return `${margin}/** ${inside} */`;
  return `${margin}/**${inside.replaceAll('\n', `\n${margin} * `)}\n${margin} */`;
}

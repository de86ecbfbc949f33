interface Line {
  readonly level: string;
  readonly time: string;
  readonly msg: string;
  readonly [name: string]: unknown;
}

/** Fields to omit. */
const FOR_PROGRAMS = new Set(['level', 'time', 'msg', 'request_id', 'key_id']);
const CALL = 'call';
/** Control characters are replaced, because untrusted text must not control the terminal. */
const CONTROL = /\p{Cc}+/gu;
/** Maximum length of a value; longer values are truncated. */
const MAX_LENGTH = 300;

/** Formats a log line for people. Returns other lines unchanged. */
export function lineForPeople(text: string): string {
  const line = lineOf(text);
  if (line === undefined) return text;
  const time = line.time.slice(11, 19);
  if (line.msg === CALL && line['operation'] !== undefined) {
    const { outcome, operation, transport, ms } = line;
    return `${time}  ${shown(outcome).padEnd(4)}  ${shown(operation)}  ${shown(ms)} ms  ${shown(transport)}\n`;
  }
  const level = line.level === 'info' ? '' : `${line.level}: `;
  const facts = Object.entries(line)
    .filter(([name]) => !FOR_PROGRAMS.has(name))
    .map(([name, value]) => `${name} ${shown(value)}`);
  return `${time}  ${level}${shown(line.msg)}${facts.length === 0 ? '' : `  (${facts.join(', ')})`}\n`;
}

function lineOf(text: string): Line | undefined {
  try {
    const line = JSON.parse(text) as Line;
    return typeof line.msg === 'string' && typeof line.time === 'string' ? line : undefined;
  } catch {
    return undefined;
  }
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} …` : text).replace(CONTROL, ' ');
}

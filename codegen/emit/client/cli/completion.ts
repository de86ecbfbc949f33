// `almanac completion` prints a script for a shell. The scripts call `almanac complete -- <words>`, which prints the candidates for the
// last word, one per line.

import type { Invocation, Offer } from './command.ts';
import { COMMANDS, OPTIONS } from './commands.ts';
import { EXIT, type ExitCode, UsageError } from './errors.ts';
import { write } from './output.ts';
import { findTool } from './tool.ts';

// Bash splits words at the characters of COMP_WORDBREAKS, among them `=`, and replaces only the part after them.
const BASH = `_almanac() {
  local line=\${COMP_LINE:0:COMP_POINT} prefix= word each
  local -a words
  read -ra words <<<"$line"
  [[ $line == *[[:space:]] ]] && words+=("")
  word=\${words[\${#words[@]}-1]}
  [[ $COMP_WORDBREAKS == *=* && $word == *=* ]] && prefix=\${word%"\${word##*=}"}
  COMPREPLY=()
  while IFS= read -r each; do
    COMPREPLY+=("$(printf %q "\${each#"$prefix"}")")
  done < <(almanac complete -- "\${words[@]:1}" 2>/dev/null)
  [[ \${#COMPREPLY[@]} == 1 && \${COMPREPLY[0]} == *= ]] && compopt -o nospace
  return 0
}
complete -o default -F _almanac almanac`;

const ZSH = `#compdef almanac
_almanac() {
  local -a found
  found=("\${(@f)$(almanac complete -- "\${(@)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)}")
  if [[ -z $found ]]; then _files; return; fi
  compadd -S '' -- \${(M)found:#*=}
  compadd -- \${found:#*=}
}
compdef _almanac almanac`;

const FISH = `function __almanac_complete
  set -l words (commandline -opc) (commandline -ct)
  almanac complete -- $words[2..-1] 2>/dev/null
end
complete -c almanac -n 'not __fish_seen_subcommand_from query' -f
complete -c almanac -a '(__almanac_complete)'`;

const SCRIPTS: Readonly<Record<string, string>> = { bash: BASH, zsh: ZSH, fish: FISH };

export async function completion({ words: [shell = ''] }: Invocation): Promise<ExitCode> {
  const script = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
  if (script === undefined) throw new UsageError(`Name a shell: ${Object.keys(SCRIPTS).join(', ')}.`);
  write(script);
  return EXIT.ok;
}

export async function complete({ words, offer }: Invocation): Promise<ExitCode> {
  const last = words.at(-1) ?? '';
  for (const candidate of candidates(words.slice(0, -1), last, offer)) {
    if (candidate.startsWith(last)) write(candidate);
  }
  return EXIT.ok;
}

function candidates(before: readonly string[], last: string, { tools }: Offer): readonly string[] {
  const [name = '', ...others] = before;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) return before.length === 0 ? [...Object.keys(COMMANDS), '--help', '--version'] : [];
  if (last.startsWith('-')) return [...command.options, 'url', 'key', 'timeout', 'help'].map((each) => `--${each}`);
  const words = withoutOptions(others);
  if (words.length === 0 && command.first !== undefined) return command.first;
  if (name !== 'call') return [];
  const [id] = words;
  if (id === undefined) return tools.map((tool) => tool.id);
  const { arguments: known = [] } = findTool(tools, id) ?? {};
  const used = new Set(words.map((word) => word.split('=', 1)[0]));
  const [argumentName = '', value] = last.split('=', 2);
  if (value === undefined)
    return known.filter((each) => each.list === true || !used.has(each.name)).map((each) => `${each.name}=`);
  const argument = known.find((each) => each.name === argumentName);
  const values = argument?.values ?? (argument?.type === 'boolean' ? ['true', 'false'] : []);
  return values.map((each) => `${argumentName}=${each}`);
}

function withoutOptions(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => {
    if (word.startsWith('--')) return false;
    const before = words[at - 1]?.replace(/^--/, '');
    return before === words[at - 1] || before === undefined || OPTIONS[before]?.type !== 'string';
  });
}

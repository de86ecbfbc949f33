// The commands with their options and help.

import { EXIT } from './errors.ts';

export interface CommandFacts {
  readonly usage: string;
  readonly summary: string;
  readonly details: readonly string[];
  readonly options: readonly string[];
  readonly first?: readonly string[];
}

export interface OptionFacts {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly value?: string;
  readonly summary: string;
}

const FORMATS = ['table', 'json', 'csv'];

export const OPTIONS: Readonly<Record<string, OptionFacts>> = {
  table: { type: 'boolean', summary: 'print a table (the default on a terminal)' },
  json: { type: 'boolean', summary: 'print JSON (the default elsewhere)' },
  csv: { type: 'boolean', summary: 'print CSV' },
  fields: { type: 'string', value: 'a,b.c', summary: 'return only these fields of the result' },
  limit: { type: 'string', value: 'n', summary: 'number of tools, from 1 to 20 (default: 3)' },
  'dry-run': { type: 'boolean', summary: 'only check the query, and print its columns and number of calls' },
  value: { type: 'string', value: 'text', summary: 'also report the location of this value in both answers' },
  url: { type: 'string', value: 'url', summary: 'server (default: ALMANAC_URL, or http://127.0.0.1:8080)' },
  key: {
    type: 'string',
    value: 'key',
    summary: 'API key (default: $ALMANAC_KEY; unlike this option, it is not visible to other users)',
  },
  timeout: { type: 'string', value: 's', summary: 'seconds to wait for a response (default: 60)' },
  help: { type: 'boolean', short: 'h', summary: 'print help' },
  version: { type: 'boolean', short: 'v', summary: 'print the version' },
};

export const SHARED_OPTIONS = ['url', 'key', 'timeout', 'help'];

export const COMMANDS: Readonly<Record<string, CommandFacts>> = {
  find: {
    usage: 'find "<question>"',
    summary: 'find the tools that answer a question',
    details: ['Needs no key. Use a few English words for what, who, where and when.'],
    options: ['limit', 'table', 'json'],
  },
  call: {
    usage: 'call <service>.<tool> [name=value …]',
    summary: 'call a tool',
    details: [
      'For the arguments of a tool: almanac call <service>.<tool> --help',
      '',
      'name=value    a string, a number, true or false; for a list, repeat it or pass JSON',
      'name=@file    the content of a file; name=- reads standard input; name=@@x is the string @x',
      '@file, -      all arguments, as one JSON object',
    ],
    options: [...FORMATS, 'fields'],
  },
  query: {
    usage: 'query [file.json]',
    summary: 'make several calls and join their results with SQL',
    details: [
      'Reads the query from the file, or from standard input. For the format, see POST /query in the API reference.',
    ],
    options: [...FORMATS, 'dry-run'],
  },
  answers: {
    usage: 'answers get|check <id>',
    summary: 'open a stored answer, or check whether it is still current',
    details: ['The id is the last part of the address of an answer; the whole address is accepted too.'],
    options: ['value', 'table', 'json'],
    first: ['get', 'check'],
  },
  completion: {
    usage: 'completion bash|zsh|fish',
    summary: 'print a script that completes commands, tools and arguments',
    details: [
      'bash: eval "$(almanac completion bash)" in ~/.bashrc',
      'zsh:  eval "$(almanac completion zsh)" in ~/.zshrc, after compinit',
      'fish: almanac completion fish >~/.config/fish/completions/almanac.fish',
    ],
    options: [],
    first: ['bash', 'zsh', 'fish'],
  },
};

export const EXIT_CODES = [
  `${EXIT.ok}  success`,
  `${EXIT.notFound}  no record or tool found`,
  `${EXIT.usage}  wrong command line or arguments`,
  `${EXIT.key}  key missing or rejected, or quota exceeded`,
  `${EXIT.server}  the server or the source of the data failed`,
  `${EXIT.network}  no connection to the server`,
];

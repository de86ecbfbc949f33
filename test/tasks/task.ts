// Runs a task: a user's sentence, a model's calls with their arguments, and the parts of the answer that the model
// quotes. Like a model, it knows only what find_tool returned.

import { globSync, readFileSync } from 'node:fs';
import { countTokens } from 'gpt-tokenizer';
import type { Judge } from '../support/mcp-clients.ts';
import { readTasks, type Task, type TaskCall } from './read-tasks.ts';

export interface Acted {
  readonly calls: number;
  /** Number of tokens that the model read, and of those in the arguments that it wrote. */
  readonly tokens: number;
  readonly found: readonly string[];
  /** Whether `found` contains the first tool, or the tool of the last call. */
  readonly foundFirst: boolean;
  readonly foundAnswer: boolean;
  readonly text: string;
}

interface Card {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

const TESTS = new URL('../', import.meta.url);

const FILES = ['tasks/tasks.yaml', ...globSync('services/*/tasks.yaml', { cwd: TESTS }).sort()];

export const tasks: readonly Task[] = FILES.flatMap((file) =>
  readTasks(`test/${file}`, readFileSync(new URL(file, TESTS), 'utf8')),
);

/** @throws if an answer differs from the task, or if a model could not know an argument */
export async function act(task: Task, judge: Judge): Promise<Acted> {
  const model = new Model(judge);
  const found = await model.find(task.asks);
  let text = '';
  for (const call of task.calls) text = await model.take(call);
  const foundFirst = found.includes(qualified(task.calls[0]?.tool));
  const foundAnswer = found.includes(qualified(task.calls.at(-1)?.tool));
  return { calls: model.calls, tokens: model.tokens, found, foundFirst, foundAnswer, text };
}

class Model {
  calls = 0;
  tokens = 0;
  readonly #judge: Judge;
  readonly #cards = new Map<string, Card>();

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  async find(query: string): Promise<string[]> {
    const { text } = await this.#ask('find_tool', { query });
    const { matches } = JSON.parse(text) as { readonly matches: readonly Card[] };
    for (const card of matches) this.#cards.set(card.tool, card);
    return matches.map(({ tool }) => tool);
  }

  async take({ tool, fills, refused, reads = [] }: TaskCall): Promise<string> {
    const name = qualified(tool);
    const shown = `${tool} ${JSON.stringify(fills)}`;
    // If a tool was only mentioned, in another result or in the instructions, the model looks it up by name.
    if (!this.#cards.has(name)) await this.find(name.replaceAll('_', ' '));
    const card = this.#cards.get(name);
    if (card === undefined) throw new Error(`${shown}: find_tool does not find it by name`);
    const unknown = Object.keys(fills).filter((argument) => !(argument in card.arguments));
    if (unknown.length > 0) throw new Error(`${shown}: the card does not contain ${unknown.join(', ')}`);
    const { text, isError } = await this.#ask('call_tool', { tool: name, arguments: fills });
    if (isError !== (refused !== undefined)) throw new Error(`${shown}: ${text}`);
    for (const words of [...(refused ?? []), ...reads]) {
      if (!text.includes(words)) throw new Error(`${shown}: no ${JSON.stringify(words)} in ${text}`);
    }
    return text;
  }

  async #ask(tool: string, values: Record<string, unknown>): Promise<{ text: string; isError: boolean }> {
    const result = await this.#judge.call(tool, values);
    const content = result['content'] as readonly { readonly text: string }[];
    const text = content.map((block) => block.text).join('\n');
    this.calls += 1;
    this.tokens += countTokens(JSON.stringify(values)) + countTokens(text);
    return { text, isError: result.isError === true };
  }
}

function qualified(tool = ''): string {
  return tool.replaceAll('-', '_').replace('.', '__');
}

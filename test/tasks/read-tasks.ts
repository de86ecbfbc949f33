// Reads tasks from YAML and validates them. Without validation, a string in place of a list would be checked character
// by character and would pass.

import { isMap, LineCounter, parseDocument } from 'yaml';

type Values = Readonly<Record<string, unknown>>;

export interface TaskCall {
  /** `<service>.<tool>` */
  readonly tool: string;
  /** Arguments that a model fills in. */
  readonly fills: Values;
  /** Words that the error must contain, if the call is deliberately wrong. */
  readonly refused?: readonly string[];
  /** Values in this answer that the next call needs. */
  readonly reads?: readonly string[];
}

export interface Task {
  /** The user's sentence. */
  readonly asks: string;
  /** ISO 639-1 code of the language of the sentence. */
  readonly in: string;
  readonly calls: readonly TaskCall[];
  /** Parts that the last answer must contain. */
  readonly quotes: readonly string[];
  /** Name of the source that the answer must cite. */
  readonly by: string;
}

type Fault = (what: string) => Error;

/** @throws Error with the file, line and field of an invalid task */
export function readTasks(file: string, text: string): readonly Task[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const [slip] = document.errors;
  if (slip !== undefined) throw new Error(`${file}: ${slip.message}`);
  const tasks: unknown = document.toJS();
  if (!Array.isArray(tasks)) throw new Error(`${file}: must be a list of tasks`);
  for (const [index, task] of tasks.entries()) {
    const node = document.getIn([index], true);
    const { line } = counter.linePos(isMap(node) ? (node.range?.[0] ?? 0) : 0);
    checkTask(task, (what) => new Error(`${file}:${line}: ${what}`));
  }
  return tasks as readonly Task[];
}

function checkTask(task: unknown, fault: Fault): void {
  if (!isRecord(task)) throw fault('must be a task with asks, in, calls, quotes and by');
  for (const field of ['asks', 'in', 'by']) {
    if (typeof task[field] !== 'string') throw fault(`${field} must be a text`);
  }
  checkTexts(task['quotes'], 'quotes', fault);
  const { calls } = task;
  if (!Array.isArray(calls) || calls.length === 0) throw fault('calls must be a list of calls');
  for (const [index, call] of calls.entries()) checkCall(call, `calls[${index}]`, fault);
}

function checkCall(call: unknown, path: string, fault: Fault): void {
  if (!isRecord(call) || typeof call['tool'] !== 'string')
    throw fault(`${path}.tool must be a text, such as places.get_cities`);
  if (!isRecord(call['fills'])) throw fault(`${path}.fills must be a mapping of arguments`);
  for (const field of ['refused', 'reads']) {
    if (call[field] !== undefined) checkTexts(call[field], `${path}.${field}`, fault);
  }
}

function checkTexts(value: unknown, field: string, fault: Fault): void {
  const isList =
    Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string' && each !== '');
  if (isList) return;
  throw fault(`${field} must be a list of texts, such as ["42.1"], and is ${JSON.stringify(value) ?? 'missing'}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

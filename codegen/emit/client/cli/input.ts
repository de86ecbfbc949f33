import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { UsageError } from './errors.ts';

export class Input {
  #isRead = false;

  /** @param place `-` for standard input, otherwise the path of a file */
  async read(place: string): Promise<string> {
    if (place !== '-') return readFile(place);
    if (this.#isRead) throw new UsageError('Standard input (-) can only be read once.');
    this.#isRead = true;
    return text(process.stdin);
  }

  /** @throws UsageError if the content is not a JSON object */
  async readObject(place: string): Promise<Readonly<Record<string, unknown>>> {
    return objectOf(await this.read(place), place === '-' ? 'Standard input' : place);
  }
}

export function objectOf(json: string, name: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new UsageError(`${name} is not JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError(`${name} must be a JSON object.`);
  return value as Readonly<Record<string, unknown>>;
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

import type { Operation } from '../../codegen/model/model.ts';

/**
 * Returns the strings for each parameter, or undefined if a query string cannot express the arguments, for example an
 * empty list.
 */
export function queryOf(
  args: Readonly<Record<string, unknown>>,
  declared: Operation,
): Map<string, string[]> | undefined {
  const query = new Map<string, string[]>();
  for (const [name, value] of Object.entries(args)) {
    const texts = textsOf(value, holdsObjects(declared, name));
    if (texts === undefined) return undefined;
    query.set(name, texts);
  }
  return query;
}

function holdsObjects({ arguments: args }: Operation, name: string): boolean {
  const shape = args.find((argument) => argument.name === name)?.shape;
  const inner = shape?.kind === 'list' ? shape.items : shape;
  return (
    inner?.kind === 'object' || inner?.kind === 'map' || (inner?.kind === 'reference' && inner.target.kind === 'record')
  );
}

function textsOf(value: unknown, asJson: boolean): string[] | undefined {
  if (asJson) return [JSON.stringify(value)];
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => textOf(item));
  return [textOf(value)];
}

function textOf(value: unknown): string {
  return typeof value === 'number' ? plainDecimal(value) : String(value);
}

export function plainDecimal(number: number): string {
  const [mantissa = '', exponent] = String(number).split('e');
  if (exponent === undefined) return mantissa;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const shift = Number(exponent);
  const digits = whole + fraction;
  if (shift < 0) return `${sign}0.${'0'.repeat(-shift - whole.length)}${digits}`;
  return `${sign}${digits}${'0'.repeat(shift - fraction.length)}`;
}

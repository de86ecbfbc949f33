import type { Shape } from '../../model/model.ts';
import { literal } from '../print/code.ts';

export function typeText(shape: Shape): string | undefined {
  const text = bareText(shape);
  return text === undefined || !shape.nullable ? text : `${text} | null`;
}

function bareText(shape: Shape): string | undefined {
  switch (shape.kind) {
    case 'reference':
      return shape.target.name;
    case 'list':
      return listText(typeText(shape.items));
    case 'map': {
      const values = typeText(shape.values);
      return values === undefined ? undefined : `{ readonly [name: string]: ${values} }`;
    }
    case 'object':
      return undefined;
    case 'scalar': {
      const { const: constant, enum: words } = shape.words;
      if (constant !== undefined) return literal(constant);
      return words === undefined
        ? shape.types.map(scalarText).join(' | ')
        : words.map((word) => literal(word)).join(' | ');
    }
  }
}

export function listText(item: string | undefined): string | undefined {
  if (item === undefined) return undefined;
  const isCompound = (item.includes('|') && !item.startsWith('{')) || item.startsWith('readonly ');
  return `readonly ${isCompound ? `(${item})` : item}[]`;
}

function scalarText(type: string): string {
  return type === 'integer' ? 'number' : type;
}

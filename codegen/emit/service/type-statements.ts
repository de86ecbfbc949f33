// The types that json-schema-to-typescript compiles, as statements of a generated file. Their syntax tree is read: the formatter
// of that package (prettier) takes longer than all other work on the folders of services, and cannot write `readonly`.

import { ts } from 'ts-morph';
import { comment } from '../print/comment.ts';

const LONGEST_UNION = 80;

/** The exported types of a text, whose members are not assigned to, without the type called `root`. */
export function typeStatements(text: string, root: string): string[] {
  const { statements } = ts.createSourceFile('types.ts', text, ts.ScriptTarget.Latest, true);
  return statements.flatMap((node) => {
    if (ts.isTypeAliasDeclaration(node)) {
      return `\n${remark(node, 0)}export type ${node.name.text} =${spaced(typeText(node.type, 0))};`;
    }
    if (!ts.isInterfaceDeclaration(node)) throw new Error(`This declares no type: ${node.getText()}`);
    if (node.name.text === root) return [];
    return `\n${remark(node, 0)}export interface ${node.name.text} ${membersText(node.members, 0)}`;
  });
}

function membersText(members: readonly ts.TypeElement[], depth: number): string {
  const lines = members.map((member) => {
    if (!ts.isPropertySignature(member) || member.type === undefined)
      return `${indent(depth + 1)}${member.getText()};\n`;
    const name = `${member.name.getText()}${member.questionToken === undefined ? '' : '?'}`;
    const type = spaced(typeText(member.type, depth + 1));
    return `${remark(member, depth + 1)}${indent(depth + 1)}readonly ${name}:${type};\n`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent(depth)}}`;
}

/** A type behind `:` or `=`: on the same line, unless it begins its own. */
function spaced(type: string): string {
  return type.startsWith('\n') ? type : ` ${type}`;
}

function typeText(type: ts.TypeNode, depth: number): string {
  if (ts.isParenthesizedTypeNode(type)) return typeText(type.type, depth);
  if (ts.isTypeLiteralNode(type) && type.members.every(ts.isPropertySignature)) return membersText(type.members, depth);
  if (ts.isArrayTypeNode(type)) return `readonly ${typeText(type.elementType, depth)}[]`;
  if (!ts.isUnionTypeNode(type)) return type.getText();
  const parts = type.types.map((each) => typeText(each, depth));
  const flat = parts.join(' | ');
  if (flat.length <= LONGEST_UNION || flat.includes('\n')) return flat;
  return parts.map((part) => `\n${indent(depth + 1)}| ${part}`).join('');
}

/** The comment before a declaration, broken into lines anew. */
function remark(node: ts.Node, depth: number): string {
  const [written] = ts.getJSDocCommentsAndTags(node);
  const text = written
    ?.getText()
    .slice('/**'.length, -'*/'.length)
    .replaceAll(/^ \* ?/gm, '')
    .trim();
  return text === undefined ? '' : `${comment(text, 2 * depth)}\n`;
}

function indent(depth: number): string {
  return ' '.repeat(2 * depth);
}

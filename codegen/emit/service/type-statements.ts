// Converts the output of json-schema-to-typescript to declarations of a generated file. Reads the syntax tree, because
// the formatter of that package (prettier) takes longer than all other work for a service and cannot write `readonly`.

import { ts } from 'ts-morph';
import { Code, code, type Member, objectType, union } from '../print/code.ts';
import type { SourceFile } from '../print/file.ts';

/** Adds the exported types in a source text, except `root`, with `readonly` members. */
export function addTypes(file: SourceFile, text: string, root: string): void {
  for (const node of ts.createSourceFile('types.ts', text, ts.ScriptTarget.Latest, true).statements) {
    if (ts.isTypeAliasDeclaration(node)) file.type(node.name.text, remark(node), typeOf(node.type));
    else if (!ts.isInterfaceDeclaration(node)) throw new Error(`not a type declaration: ${node.getText()}`);
    else if (node.name.text !== root) file.interface(node.name.text, remark(node), node.members.map(memberOf));
  }
}

function memberOf(member: ts.TypeElement): Member {
  if (ts.isIndexSignatureDeclaration(member)) {
    return { name: `[${member.parameters.map((each) => each.getText()).join()}]`, type: typeOf(member.type) };
  }
  if (!ts.isPropertySignature(member) || member.type === undefined) throw new Error(`not a field: ${member.getText()}`);
  const name = `${member.name.getText()}${member.questionToken === undefined ? '' : '?'}`;
  return { name, type: typeOf(member.type), doc: remark(member), isReadonly: true };
}

function typeOf(type: ts.TypeNode): unknown {
  if (ts.isParenthesizedTypeNode(type)) return typeOf(type.type);
  if (ts.isTypeLiteralNode(type) && type.members.every(ts.isPropertySignature))
    return objectType(type.members.map(memberOf));
  if (ts.isArrayTypeNode(type)) return code`readonly ${typeOf(type.elementType)}[]`;
  return ts.isUnionTypeNode(type) ? union(type.types.map(typeOf)) : new Code(type.getText());
}

function remark(node: ts.Node): string | undefined {
  const [written] = ts.getJSDocCommentsAndTags(node);
  return written
    ?.getText()
    .slice('/**'.length, -'*/'.length)
    .replaceAll(/^ \* ?/gm, '')
    .trim();
}

import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { Language, type Node, Parser } from 'web-tree-sitter';
import { generateDartClient } from '@/tests/support/dart-client';

const secret = 'a-secret-of-the-tests-with-32-characters';
Object.assign(process.env, { PAYLOAD_SECRET: secret, SESSION_SECRET: secret, CRON_SECRET: secret });
const { createApiDocument } = await import('@/lib/backend/documentation/openapi');

await Parser.init();
const grammar = createRequire(import.meta.url).resolve('@repomix/tree-sitter-wasms/out/tree-sitter-dart.wasm');
const parser = new Parser();
parser.setLanguage(await Language.load(grammar));

function parse(source: string): Node {
  const tree = parser.parse(source);
  if (!tree) throw new Error('Nothing was parsed.');
  return tree.rootNode;
}

/** The lines that are no Dart. */
function findErrors(node: Node): string[] {
  if (node.isError || node.isMissing) return [`${node.startPosition.row + 1}: ${node.text.slice(0, 80)}`];
  return node.hasError ? node.children.flatMap((child) => (child ? findErrors(child) : [])) : [];
}

const textsOf = (root: Node, type: string) => root.descendantsOfType(type).flatMap((node) => (node ? [node.text] : []));

const classesOf = (root: Node) =>
  root
    .descendantsOfType('class_definition')
    .flatMap((node) => (node ? [{ name: node.childForFieldName('name')?.text ?? '', node }] : []));

/** Of dart:core and package:http. */
const known =
  'String double int num bool dynamic List Map Object Future Exception Uri Client MultipartFile MultipartRequest Request Response'.split(
    ' ',
  );

const client = generateDartClient(createApiDocument());
const root = parse(client);

test('a Dart client is generated from the API document, and every line of it is Dart', () => {
  expect(findErrors(root)).toEqual([]);
  const calls = Object.values(createApiDocument().paths).flatMap((methods) => Object.values(methods));
  for (const { operationId } of calls) expect(client).toMatch(new RegExp(`^  Future<.+> ${operationId}\\(`, 'm'));
  expect(client.match(/await _send\(/g)).toHaveLength(calls.length);
  expect(findErrors(parse(client.replace('final Uri origin;', 'final Uri origin')))).not.toEqual([]);
});

test('every type that the Dart client uses is declared once, and every class names its fields once', () => {
  const names = classesOf(root).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const used = new Set(textsOf(root, 'type_identifier'));
  expect(used.size).toBeGreaterThan(50);
  expect([...used].filter((name) => ![...names, ...known, 'http'].includes(name))).toEqual([]);
  for (const { name, node } of classesOf(root)) {
    const fields = [...node.text.matchAll(/^ {2}final .+ (\w+);$/gm)].map(([, field]) => field);
    expect([name, new Set(fields).size]).toEqual([name, fields.length]);
  }
});

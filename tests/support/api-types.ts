import type { Schema } from '@/lib/backend/documentation/json-schema';
import type { ApiDocument, DocumentedCall } from '@/lib/backend/documentation/openapi';

/** TypeScript for the API document: a type `Operations` with what each call takes and returns. */
export function generateApiTypes(document: Pick<ApiDocument, 'paths'>): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => toOperation(path, method, call)),
  );
  return `export type Operations = {\n${calls.join('\n')}\n};\n`;
}

function toOperation(path: string, method: string, call: DocumentedCall): string {
  const body = Object.entries(call.requestBody?.content ?? {})[0];
  const response = call.responses[200];
  const envelope = response && 'content' in response ? response.content?.['application/json']?.schema : undefined;
  return `  ${call.operationId}: {
    method: '${method.toUpperCase()}';
    path: ${JSON.stringify(path)};
    params: ${toParameters(call, 'path')};
    query: ${toParameters(call, 'query')};
    headers: ${toParameters(call, 'header')};
    body: ${body ? toType(body[1].schema) : 'undefined'};
    data: ${toType(envelope?.properties?.data)};
  };`;
}

function toParameters({ parameters }: DocumentedCall, place: string): string {
  const here = parameters.filter((parameter) => parameter.in === place);
  return toObject(here.map(({ name, required, schema }) => [name, required, schema]));
}

const toObject = (fields: [name: string, isRequired: boolean, schema: Schema][]): string =>
  fields.length === 0
    ? 'Record<string, never>'
    : `{ ${fields.map(([name, isRequired, schema]) => `${JSON.stringify(name)}${isRequired ? '' : '?'}: ${toType(schema)}`).join('; ')} }`;

function toType(schema: Schema | undefined): string {
  if (!schema) return 'unknown';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(toType).join(' | ');
  if (schema.format === 'binary') return 'Blob';
  if (schema.type === 'array') return `Array<${toType(schema.items)}>`;
  if (schema.properties) {
    const required = new Set(schema.required);
    return toObject(Object.entries(schema.properties).map(([name, field]) => [name, required.has(name), field]));
  }
  if (schema.type === 'object') return `Record<string, ${toType(schema.additionalProperties || undefined)}>`;
  return (
    { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' }[schema.type ?? ''] ??
    'unknown'
  );
}

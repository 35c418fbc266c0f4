import { exampleFor } from './examples';
import type { DocumentedCall } from './openapi';

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

export function toCurl(call: DocumentedCall, method: string, url: string): string {
  const inPath = call.parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = call.parameters.filter((parameter) => parameter.in === 'query');
  const filled = inPath.reduce(
    (partial, { name, schema }) => partial.replace(`{${name}}`, encodeURIComponent(String(exampleFor(name, schema)))),
    url,
  );
  const query = inQuery
    .filter(({ name }) => !['id', 'name'].includes(name))
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(exampleFor(name, schema) ?? ''))}`)
    .join('&');
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(query ? `${filled}?${query}` : filled)}`];
  if (call.security.some((one) => Object.keys(one).length > 0)) lines.push(`-H 'Authorization: Bearer …'`);
  if (call.parameters.some(({ name }) => name === 'idempotency-key')) {
    lines.push(`-H ${quoted(`Idempotency-Key: ${exampleFor('idempotency-key', {})}`)}`);
  }
  const [type, content] = Object.entries(call.requestBody?.content ?? {})[0] ?? [];
  const example = (content?.example ?? {}) as Record<string, unknown>;
  if (type === 'multipart/form-data') {
    for (const [name, value] of Object.entries(example)) lines.push(`-F ${quoted(`${name}=${value}`)}`);
  } else if (type) {
    lines.push(`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(example))}`);
  }
  return lines.join(' \\\n  ');
}

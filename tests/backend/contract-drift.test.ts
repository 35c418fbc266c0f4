import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { backend } from '@/lib/backend/app';
import type { Schema } from '@/lib/backend/documentation/json-schema';
import { apiUrl } from '@/lib/contract/endpoint';
import { reportViolations } from '@/lib/contract/endpoints/csp-reports';
import { getApiDocument, getDocumentation } from '@/lib/contract/endpoints/documentation';
import { countVisit } from '@/lib/contract/endpoints/visits';
import type { Operation } from '@/lib/contract/operation';
import { operationsFor } from '@/lib/contract/operations';
import { env } from '@/lib/env';
import { section7 } from '@/tests/support/section-7';

const operations: Operation[] = Object.values(operationsFor(env().PRODUCT_KEY));
const nameOf = (call: { method: string; path: string }) => `${call.method} ${call.path.replace(/:(\w+)/g, '{$1}')}`;
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

type ApiDocument = {
  openapi: string;
  paths: Record<string, Record<string, Call>>;
  components: { schemas: object; responses: object };
};
type Content = Record<string, { schema: Schema; example?: Record<string, unknown> }>;
type Call = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content; $ref?: string }>;
  security: object[];
  'x-added'?: true;
};

const api = (await (await backend.request(apiUrl(getApiDocument))).json()) as ApiDocument;
const documented = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
);
const callOf = (operation: Operation) =>
  documented.find((one) => nameOf(one) === nameOf(operation))?.call ?? expect.unreachable(nameOf(operation));

/** Neither the documentation nor the reports of browsers are operations. */
const others = [getDocumentation, getApiDocument, reportViolations, countVisit].map(nameOf);

const mounted = backend.routes
  .filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => nameOf({ method, path: path.replace(/^\/api/, '') }))
  .filter((name) => !others.includes(name));

describe('the specified calls, the contract, the API document and the routes agree', () => {
  test('every specified call is in the contract', () => {
    expect(sorted(operations.filter(({ added }) => !added).map(nameOf))).toEqual(sorted(section7.map(nameOf)));
  });

  test('the document has exactly the operations of the contract', () => {
    expect(sorted(documented.map(nameOf))).toEqual(sorted(operations.map(nameOf)));
  });

  test('every operation has a route, and every route an operation', () => {
    expect(sorted(mounted)).toEqual(sorted(operations.map(nameOf)));
  });

  test('operations beyond the specification are marked', () => {
    const marked = documented.filter(({ call }) => call['x-added']);
    expect(sorted(marked.map(nameOf))).toEqual(sorted(operations.filter(({ added }) => added).map(nameOf)));
  });
});

describe.each(section7)('the document describes $method $path', (specified) => {
  const operation = operations.find((one) => nameOf(one) === nameOf(specified)) as Operation;
  const call = callOf(operation);

  test('with its query, headers and payload', () => {
    const names = (place: string) => call.parameters.filter((one) => one.in === place).map(({ name }) => name);
    expect(names('query')).toEqual(expect.arrayContaining(specified.query ?? []));
    expect(names('header')).toEqual(expect.arrayContaining(specified.headers ?? []));
    const body = call.requestBody?.content[specified.multipart ? 'multipart/form-data' : 'application/json'];
    const wanted = (specified.payload ?? []).map((name) => name.replace('{product}', env().PRODUCT_KEY));
    expect(Object.keys(body?.schema.properties ?? {})).toEqual(expect.arrayContaining(wanted));
  });

  test('with the fields of its response in the envelope', () => {
    const data = call.responses['200']?.content?.['application/json']?.schema.properties?.data as Schema;
    const list = data.properties?.currentDatas ?? data;
    expect(Object.keys((list.items ?? list).properties ?? {})).toEqual(expect.arrayContaining(specified.reads ?? []));
  });
});

describe.each(operations)('$method $path', (operation) => {
  const call = callOf(operation);

  test('documents authentication and failures', () => {
    expect(call.security.length > 0).toBe(operation.auth !== 'none');
    expect(Object.keys(call.responses)).toEqual(
      expect.arrayContaining(['200', ...operation.errors.map(String), '429', '503']),
    );
    for (const [status, response] of Object.entries(call.responses)) {
      if (status !== '200') expect(api.components.responses).toHaveProperty(status);
      expect(Boolean(response.content) || Boolean(response.$ref)).toBe(true);
    }
  });

  test('documents every path parameter', () => {
    const inPath = call.parameters.filter((one) => one.in === 'path');
    expect(inPath.map(({ name }) => `:${name}`)).toEqual(operation.path.match(/:\w+/g) ?? []);
    expect(inPath.every(({ required }) => required)).toBe(true);
  });
});

describe.each(operations.filter(({ body }) => body))('$method $path', (operation) => {
  test('has an example that the contract accepts', () => {
    const [content] = Object.values(callOf(operation).requestBody?.content ?? {});
    const sent = Object.entries(content?.example ?? {}).map(([name, value]) => [
      name,
      value === '@transfer.png' ? new File(['x'], 'transfer.png', { type: 'image/png' }) : value,
    ]);
    expect(operation.body?.safeParse(Object.fromEntries(sent))).toMatchObject({ success: true });
    expect(content?.schema.properties).not.toHaveProperty('website');
  });
});

describe.each(operations.filter(({ method, body, multipart }) => method === 'POST' && body && !multipart))(
  '$path',
  (operation) => {
    test('documents whether a no-script form may post to it, and enforces it', async () => {
      const { status } = await backend.request(`/api${operation.path.replace(/:\w+/g, randomUUID())}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          host: 'school.test',
          origin: 'https://school.test',
        },
        body: 'email=',
      });
      const { requestBody, responses } = callOf(operation);
      expect(status === 303).toBe(Boolean(operation.noScript));
      expect(Boolean(requestBody?.content['application/x-www-form-urlencoded'])).toBe(Boolean(operation.noScript));
      expect(Boolean(responses['303'])).toBe(Boolean(operation.noScript));
    });
  },
);

describe('the page /api/docs', () => {
  test('has every operation, no script and a strict content security policy', async () => {
    const response = await backend.request(apiUrl(getDocumentation));
    const page = await response.text();
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    for (const key of Object.keys(operationsFor(env().PRODUCT_KEY))) expect(page).toContain(`id="${key}"`);
    expect(page).not.toMatch(/<script|https?:\/\/(?!localhost)|undefined|\[object/);
  });

  test('the document is OpenAPI 3.1 with unique operation ids', () => {
    expect(api.openapi).toMatch(/^3\.1\./);
    expect(new Set(documented.map(({ call }) => call.operationId)).size).toBe(operations.length);
  });
});

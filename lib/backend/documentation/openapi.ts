import * as z from 'zod/mini';
import { failure, idempotencyKey } from '@/lib/contract/common';
import { apiBase } from '@/lib/contract/endpoint';
import { honeypot } from '@/lib/contract/fields';
import type { Operation } from '@/lib/contract/operation';
import { type OperationKey, operationsFor } from '@/lib/contract/operations';
import { env } from '@/lib/env';
import { sessionCookie } from '@/lib/session/token';
import { exampleOf } from './examples';
import type { Schema } from './json-schema';

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema };
type Content = Record<string, { schema: Schema; example?: unknown }>;

/** `x-added` marks what the specification does not have. */
export type DocumentedCall = {
  operationId: OperationKey;
  summary: string;
  tags: [Operation['tag']];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content?: Content } | { $ref: string }>;
  security: Record<string, string[]>[];
  'x-added'?: true;
};

export type ApiDocument = ReturnType<typeof createApiDocument>;

const redirectDescription =
  'The form was posted as `application/x-www-form-urlencoded`: `Location` is its page, with `sent=1` and the reference, or `error` (the code) and `field`, in the query.';

const failureDescriptions: Record<number, string> = {
  400: 'The request is invalid. `error` is the message for people; `code` and `field` are for programs.',
  401: 'Not logged in, or the password is wrong.',
  403: 'The record belongs to someone else, or the request comes from another site.',
  404: 'The record does not exist, or no longer.',
  409: 'There is an account with this email already; the class (`classFull`), or every class of the course (`courseFull`), is full; or the `Idempotency-Key` was sent with another body (`idempotencyKeyReused`), or its first request is still running (`idempotencyKeyInUse`, with `Retry-After`).',
  413: 'The body is too large: 64 KB, and 5 MB for a screenshot.',
  415: 'The content type is not supported.',
  429: 'The rate limit is exceeded. Try again after `Retry-After` seconds.',
  503: 'Temporarily unavailable. Try again after `Retry-After` seconds.',
};

const security: Record<Operation['auth'], Record<string, string[]>[]> = {
  none: [],
  session: [{ session: [] }],
  cookie: [{ session: [] }, { cookie: [] }],
  optional: [{}, { session: [] }, { cookie: [] }],
  'level-test': [{}, { levelTest: [] }],
};

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Clients must accept fields that are added later.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return rest as Schema;
}

function parametersOf(schema: z.ZodMiniType | undefined, place: Parameter['in']): Parameter[] {
  if (!schema) return [];
  const [typed, read] = [schemaOf(schema, 'input'), schemaOf(schema, 'output')];
  return Object.entries(typed.properties ?? {}).map(([name, asText]) => {
    const asRead = read.properties?.[name];
    const required = place === 'path' || (typed.required ?? []).includes(name);
    // Query and path values arrive as text; document those parsed as numbers as numbers.
    return { name, in: place, required, schema: asRead?.type === 'number' ? asRead : asText };
  });
}

const formType = 'application/x-www-form-urlencoded';

const acceptsFormPost = ({ noScript, multipart }: Operation) => Boolean(noScript) && !multipart;

function bodyOf(operation: Operation): DocumentedCall['requestBody'] {
  const { body, multipart } = operation;
  if (!body) return undefined;
  const schema = schemaOf(body, 'input');
  for (const name of Object.keys(honeypot)) delete schema.properties?.[name];
  const type = multipart ? 'multipart/form-data' : 'application/json';
  const content = { schema, example: exampleOf(schema) };
  return { required: true, content: { [type]: content, ...(acceptsFormPost(operation) && { [formType]: content }) } };
}

function toDocumentedCall(key: OperationKey, operation: Operation): DocumentedCall {
  const requestBody = bodyOf(operation);
  const data = schemaOf(operation.response, 'output');
  const statuses = [...operation.errors, ...(operation.idempotent ? [409] : []), 429, 503];
  return {
    operationId: key,
    summary: operation.summary,
    tags: [operation.tag],
    parameters: [
      ...parametersOf(operation.params, 'path'),
      ...parametersOf(operation.query, 'query'),
      ...parametersOf(operation.headers, 'header'),
      ...parametersOf(operation.idempotent && idempotencyKey, 'header'),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: {
      200: {
        description: 'It worked.',
        content: operation.mediaType
          ? { [operation.mediaType]: { schema: data } }
          : { 'application/json': { schema: { type: 'object', properties: { data }, required: ['data'] } } },
      },
      ...(acceptsFormPost(operation) && { 303: { $ref: '#/components/responses/303' } }),
      ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }])),
    },
    security: security[operation.auth],
    ...(operation.added ? { 'x-added': true } : {}),
  };
}

export function createApiDocument() {
  const paths: Record<string, Record<string, DocumentedCall>> = {};
  for (const [key, operation] of Object.entries(operationsFor(env().PRODUCT_KEY)) as [OperationKey, Operation][]) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: toDocumentedCall(key, operation) };
  }
  const failed = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return {
    openapi: '3.1.1',
    info: {
      title: `${env().SITE_NAME} API`,
      version: '1',
      description:
        'A success is `{ "data": … }`, a failure `{ "error": "a message for people", "code": "aCodeForPrograms" }` with a 4xx or 5xx status; `field` names the field of the request, if it is about one. Texts are in the language of `Accept-Language` (`en`, `my`, `fr`) or of `?locale=`, which goes first, and in English by default; `textLanguages` names those that are not translated, `translations` the languages that a record is complete in.',
    },
    servers: [{ url: apiBase }],
    paths,
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      responses: {
        303: { description: redirectDescription },
        ...Object.fromEntries(
          Object.entries(failureDescriptions).map(([status, description]) => [
            status,
            { description, content: failed },
          ]),
        ),
      },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A learner’s token, from login or register; also accepted without “Bearer”.',
        },
        cookie: { type: 'apiKey', in: 'cookie', name: sessionCookie(), description: 'The same token, on the website.' },
        levelTest: { type: 'http', scheme: 'bearer', description: 'The level-test token of the mobile app.' },
      },
    },
  };
}

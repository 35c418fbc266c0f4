import { toJSONSchema, type ZodMiniType } from 'zod/mini';
import { failure, idempotencyKey } from '@/lib/contract/common';
import { honeypot } from '@/lib/contract/fields';
import type { Operation } from '@/lib/contract/operation';
import { type OperationKey, operationsFor } from '@/lib/contract/operations';
import { env } from '@/lib/env';
import { sessionCookie } from '@/lib/session/token';
import { exampleOf } from './examples';

/** A JSON Schema, as far as the contract uses it. */
export type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema | false;
};

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema };
type Content = Record<string, { schema: Schema; example?: unknown }>;

/** One operation of the OpenAPI document. `x-added` marks what the specification does not have. */
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

export type ApiDocument = ReturnType<typeof apiDocument>;

const sentBack =
  'The form was posted as `application/x-www-form-urlencoded`: `Location` is its page, with `sent=1` and the reference, or `error` (the code) and `field`, in the address.';

/** What each status of a failure means to the caller. */
const failures: Record<number, string> = {
  400: 'The request breaks a rule; `error` says which, in the words of the form; `code` and `field` say it to a program.',
  401: 'Nobody is logged in, or the password is wrong.',
  403: 'This belongs to somebody else.',
  404: 'There is no such record, or no longer.',
  409: 'There is an account with this e-mail already.',
  413: 'The body is too large: 64 KB, and 5 MB for a screenshot.',
  415: 'The body is of another kind than the one asked for.',
  429: 'Too many attempts. `Retry-After` says for how many seconds to wait.',
  503: 'Nothing can be stored just now. Try again after `Retry-After` seconds.',
};

const security: Record<Operation['auth'], Record<string, string[]>[]> = {
  none: [],
  session: [{ session: [] }],
  cookie: [{ session: [] }, { cookie: [] }],
  optional: [{}, { session: [] }, { cookie: [] }],
  'level-test': [{}, { levelTest: [] }],
};

function schemaOf(schema: ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema, ...rest } = toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // An answer may gain a field, and whoever reads it today must not fail then.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return rest as Schema;
}

function parametersOf(schema: ZodMiniType | undefined, place: Parameter['in']): Parameter[] {
  if (!schema) return [];
  const [typed, read] = [schemaOf(schema, 'input'), schemaOf(schema, 'output')];
  return Object.entries(typed.properties ?? {}).map(([name, asText]) => {
    const asRead = read.properties?.[name];
    const required = place === 'path' || (typed.required ?? []).includes(name);
    // Everything in an address is text; what is read as a number is shown as one.
    return { name, in: place, required, schema: asRead?.type === 'number' ? asRead : asText };
  });
}

const plainType = 'application/x-www-form-urlencoded';

/** Whether forms of the site post to it as they are, without scripts. */
const takesPlainForm = ({ noScript, multipart }: Operation) => Boolean(noScript) && !multipart;

function bodyOf(operation: Operation): DocumentedCall['requestBody'] {
  const { body, multipart } = operation;
  if (!body) return undefined;
  const schema = schemaOf(body, 'input');
  // Whoever fills in the honeypot is taken for a program, so it is nobody's to fill in.
  for (const name of Object.keys(honeypot)) delete schema.properties?.[name];
  const type = multipart ? 'multipart/form-data' : 'application/json';
  const content = { schema, example: exampleOf(schema) };
  return { required: true, content: { [type]: content, ...(takesPlainForm(operation) && { [plainType]: content }) } };
}

function documented(key: OperationKey, operation: Operation): DocumentedCall {
  const requestBody = bodyOf(operation);
  const data = schemaOf(operation.response, 'output');
  const statuses = [...operation.errors, 429, 503];
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
        content: {
          'application/json': { schema: { type: 'object', properties: { data }, required: ['data'] } },
        },
      },
      ...(takesPlainForm(operation) && { 303: { $ref: '#/components/responses/303' } }),
      ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }])),
    },
    security: security[operation.auth],
    ...(operation.added ? { 'x-added': true } : {}),
  };
}

/** The OpenAPI 3.1 document of the whole API, made from the contract. */
export function apiDocument() {
  const paths: Record<string, Record<string, DocumentedCall>> = {};
  for (const [key, operation] of Object.entries(operationsFor(env().PRODUCT_KEY)) as [OperationKey, Operation][]) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: documented(key, operation) };
  }
  const failed = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return {
    openapi: '3.1.1',
    info: {
      title: `${env().SITE_NAME} API`,
      version: '1',
      description:
        'Every success answers `{ "data": … }`, every failure `{ "error": "a sentence for a person", "code": "aCodeForPrograms" }` with a 4xx or 5xx status; `field` names the field of the request that it is about, where there is one.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      responses: {
        303: { description: sentBack },
        ...Object.fromEntries(
          Object.entries(failures).map(([status, description]) => [status, { description, content: failed }]),
        ),
      },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A learner’s token, from login or register; also taken without the word “Bearer”.',
        },
        cookie: { type: 'apiKey', in: 'cookie', name: sessionCookie(), description: 'The same token, on the website.' },
        levelTest: { type: 'http', scheme: 'bearer', description: 'The level-test token of the mobile app.' },
      },
    },
  };
}

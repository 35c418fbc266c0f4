import { expect, test } from 'vitest';
import { type ComparedDocument, findBreakingChanges } from '@/tests/support/breaking-changes';
import released from '@/tests/support/released-api.json';

const secret = 'a-secret-of-the-tests-with-32-characters';
Object.assign(process.env, { PAYLOAD_SECRET: secret, SESSION_SECRET: secret, CRON_SECRET: secret });
const { createApiDocument } = await import('@/lib/backend/documentation/openapi');

const asReleased = () => structuredClone(released) as unknown as ComparedDocument;

/** A released document after a change to one call. */
function changed(path: string, method: string, change: (call: Editable) => void): ComparedDocument {
  const document = asReleased();
  change(document.paths[path]?.[method] as unknown as Editable);
  return document;
}

// biome-ignore lint/suspicious/noExplicitAny: the tests break the document at will
type Editable = any;

const body = (call: Editable) => call.requestBody.content['application/json'].schema;
const data = (call: Editable) => call.responses[200].content['application/json'].schema.properties.data;

test('today’s API breaks nothing for clients of the last release', () => {
  const current = JSON.parse(JSON.stringify(createApiDocument())) as ComparedDocument;
  expect(findBreakingChanges(asReleased(), current)).toEqual([]);
});

test('the released document is compared with itself without a finding', () => {
  expect(Object.keys(released.paths).length).toBeGreaterThan(30);
  expect(findBreakingChanges(asReleased(), asReleased())).toEqual([]);
});

test.each<[string, string, string, (call: Editable) => void, string]>([
  [
    'a field that becomes required',
    '/contact',
    'post',
    (call) => {
      body(call).required.push('subjectLine');
      body(call).properties.subjectLine = { type: 'string' };
    },
    'POST /contact request.subjectLine: is required',
  ],
  [
    'a removed field of a body',
    '/contact',
    'post',
    (call) => {
      delete body(call).properties.subject;
    },
    'POST /contact request.subject: removed',
  ],
  [
    'a shorter text',
    '/contact',
    'post',
    (call) => {
      body(call).properties.message.maxLength = 10;
    },
    'POST /contact request.message: maxLength',
  ],
  [
    'a longer minimum',
    '/contact',
    'post',
    (call) => {
      body(call).properties.message.minLength = 400;
    },
    'POST /contact request.message: minLength',
  ],
  [
    'a pattern',
    '/contact',
    'post',
    (call) => {
      body(call).properties.name.pattern = '^[a-z]+$';
    },
    'POST /contact request.name: pattern',
  ],
  [
    'another type',
    '/contact',
    'post',
    (call) => {
      body(call).properties.phone.type = 'number';
    },
    'POST /contact request.phone: string became number',
  ],
  [
    'a removed content type',
    '/contact',
    'post',
    (call) => {
      delete call.requestBody.content['application/json'];
    },
    'POST /contact request: application/json removed',
  ],
  [
    'a required header',
    '/contact',
    'post',
    (call) => {
      for (const one of call.parameters) one.required = true;
    },
    'POST /contact header idempotency-key: is required',
  ],
  [
    'a new required query',
    '/course',
    'get',
    (call) => {
      call.parameters.push({ name: 'since', in: 'query', required: true, schema: { type: 'string' } });
    },
    'GET /course query since: is required',
  ],
  [
    'a removed parameter',
    '/course',
    'get',
    (call) => {
      call.parameters = call.parameters.filter((one: Editable) => one.name !== 'limit');
    },
    'GET /course query limit: removed',
  ],
  [
    'authentication',
    '/course',
    'get',
    (call) => {
      call.security = [{ session: [] }];
    },
    'GET /course: needs authentication',
  ],
  [
    'a removed field of a response',
    '/course',
    'get',
    (call) => {
      delete data(call).properties.totalPages;
    },
    'GET /course response.data.totalPages: removed',
  ],
  [
    'a field that may be missing',
    '/course',
    'get',
    (call) => {
      data(call).required = [];
    },
    'GET /course response.data.currentDatas: may be missing',
  ],
  [
    'a removed value',
    '/course',
    'get',
    (call) => {
      const sources = findEnum(data(call));
      sources.enum = sources.enum.slice(1);
    },
    'removed',
  ],
])('%s is found', (_, path, method, change, finding) => {
  const found = findBreakingChanges(asReleased(), changed(path, method, change));
  expect(found.join('\n')).toContain(finding);
});

/** The first list of values in a schema. */
function findEnum(schema: Editable): Editable {
  if (schema?.enum) return schema;
  for (const child of Object.values(schema ?? {})) {
    const found = typeof child === 'object' ? findEnum(child) : undefined;
    if (found) return found;
  }
  return undefined;
}

test('a removed path or method is found', () => {
  const [withoutPath, withoutMethod] = [asReleased(), asReleased()];
  delete withoutPath.paths['/book'];
  delete withoutMethod.paths['/auth/me']?.delete;
  expect(findBreakingChanges(asReleased(), withoutPath)).toEqual(['/book: removed']);
  expect(findBreakingChanges(asReleased(), withoutMethod)).toEqual(['DELETE /auth/me: removed']);
});

test('what clients need not notice is no finding: new calls, optional fields, wider limits, more fields in responses', () => {
  const wider = changed('/contact', 'post', (call) => {
    body(call).properties.company = { type: 'string' };
    body(call).properties.message.maxLength = 90_000;
    call.parameters.push({ name: 'x-app', in: 'header', required: false, schema: { type: 'string' } });
    call.responses[409] = { $ref: '#/components/responses/409' };
  });
  wider.paths['/new'] = { get: { parameters: [], responses: {}, security: [] } };
  const courses = wider.paths['/course']?.get as Editable;
  data(courses).properties.total = { type: 'number' };
  expect(findBreakingChanges(asReleased(), wider)).toEqual([]);
});

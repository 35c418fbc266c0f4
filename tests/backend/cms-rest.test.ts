import { describe, expect, test, vi } from 'vitest';
import { callRest, logInAs } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { makeLearner, makePicture } from '@/tests/support/factories';

const { cms } = await openTestBackend();
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});
const { default: config } = await import('@payload-config');

test('the CMS generates no Open Graph images', async () => {
  // Payload's route handler adds the image endpoint, so the test calls it.
  const { REST_GET } = await import('@payloadcms/next/routes');
  const request = new Request('http://localhost/cms-api/og?title=Drawn');
  expect((await REST_GET(config)(request, { params: Promise.resolve({ slug: ['og'] }) })).status).toBe(404);
  expect(cms.config.admin.meta.defaultOGImageType).toBe('off');
});

describe('submissions of visitors are read-only', () => {
  test('staff note how they handle a message, but cannot change it or see internal fields', async () => {
    const { headers } = await logInAs('editor');
    const { id } = await cms.create({
      collection: 'messages',
      data: {
        reference: 'MSG-1',
        name: 'Thiri',
        email: 'thiri@example.com',
        phone: '+959250000118',
        subject: 'Evening courses',
        message: 'When does the next one start?',
        handling: 'new',
        idempotencyKey: 'a-key-of-the-sender',
      },
      overrideAccess: true,
    });
    const body = {
      handling: 'done',
      notes: 'Called back.',
      message: 'Nothing',
      reference: 'X',
      email: 'x@example.com',
    };
    const { doc } = (await callRest(`/messages/${id}`, { method: 'PATCH', headers, body })).json();
    expect(doc).toMatchObject({
      handling: 'done',
      notes: 'Called back.',
      message: 'When does the next one start?',
      reference: 'MSG-1',
      email: 'thiri@example.com',
    });
    expect(doc).not.toHaveProperty('idempotencyKey');
  });

  test('not even the owner sees a learner’s password hash or sets one', async () => {
    const { headers } = await logInAs('owner');
    const learner = await makeLearner();
    const { text } = await callRest(`/learners/${learner.id}`, { headers });
    expect(text).toContain(learner.email);
    expect(text).not.toMatch(/passwordHash|lockedUntil|failures/);
    const { passwordHash } = await cms.findByID({ collection: 'learners', id: learner.id, overrideAccess: true });
    await callRest(`/learners/${learner.id}`, { method: 'PATCH', headers, body: { passwordHash: 'x' } });
    expect(await cms.findByID({ collection: 'learners', id: learner.id, overrideAccess: true })).toMatchObject({
      passwordHash,
    });
  });
});

test('pictures are public and cannot run scripts', async () => {
  const picture = await makePicture({ width: 500, height: 300 });
  const { status, headers } = await callRest(`/media/file/${picture.filename}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('cache-control')).toContain('immutable');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const name of ['..%2F..%2Fschool.db', '../school.db', '%2e%2e%2fschool.db', 'nothing.webp']) {
    const { status } = await callRest(`/media/file/${name}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});

import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { ownerHeaders } from '@/tests/support/admin';
import { test } from '@/tests/support/journey';

const owner = { email: 'owner@ecolepadauk.example', password: 'owner-password-for-tests' };

const asFile = (buffer: Buffer) => ({ name: 'noise.png', mimeType: 'image/png', buffer });

// Both projects edit the same record.
test.describe.configure({ mode: 'serial' });

test('changes by staff show on the site at once', async ({ page }, { project }) => {
  const login = await page.request.post('/cms-api/staff/login', { data: owner });
  const { token } = await login.json();
  const headers = { authorization: `JWT ${token}` };
  const { docs } = await (await page.request.get('/cms-api/faqs?sort=position&limit=20', { headers })).json();
  const faq = docs[project.name === 'phone' ? 0 : 1];
  await page.goto('/about');
  await expect(page.getByText(faq.question)).toBeVisible();

  const changed = `${faq.question} (${project.name}, edited)`;
  const save = (question: string) => page.request.patch(`/cms-api/faqs/${faq.id}`, { headers, data: { question } });
  expect((await save(changed)).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText(changed)).toBeVisible();
  await save(faq.question);
  await page.reload();
  await expect(page.getByText(changed)).toHaveCount(0);
});

test('one save refreshes a page in every language', async ({ page, request }, { project }) => {
  const headers = await ownerHeaders(page);
  const [{ image }] = (await (await page.request.get('/cms-api/instructors?limit=1&depth=0', { headers })).json()).docs;
  const name = `Wai Wai Lin ${project.name}`;
  const pagesWithName = async () => {
    const paths = ['/instructor', '/my/instructor', '/fr/instructor'];
    const texts = await Promise.all(
      paths.map(async (path) => (await request.get(path, { headers: { accept: 'text/html' } })).text()),
    );
    return paths.filter((_, index) => texts[index]?.includes(name));
  };
  expect(await pagesWithName()).toEqual([]);
  const data = { name, role: 'Evening classes', shortSub: 'Teaches in the evening.', image, position: 900 };
  const { doc } = await (await page.request.post('/cms-api/instructors', { headers, data })).json();
  try {
    expect(await pagesWithName()).toEqual(['/instructor', '/my/instructor', '/fr/instructor']);
  } finally {
    await page.request.delete(`/cms-api/instructors/${doc.id}`, { headers });
  }
  expect(await pagesWithName()).toEqual([]);
});

test('a member of staff logs in and finds the groups of the admin', async ({ page }) => {
  await page.goto('/admin/login');
  await page.locator('input[name=email]').fill(owner.email);
  await page.locator('input[name=password]').fill(owner.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  for (const group of ['Content', 'Inbox', 'Enrolments', 'People', 'Settings']) {
    await expect(page.getByRole('heading', { level: 2, name: group, exact: true })).toBeVisible();
  }
});

test('nobody can register as the first user', async ({ request }) => {
  const response = await request.post('/cms-api/staff/first-register', { data: { ...owner, roles: ['owner'] } });
  expect(response.status()).toBe(403);
});

test('staff upload a picture of several megabytes; a visitor cannot send a large body', async ({ request }) => {
  const large = randomBytes(3 * 1200 * 900);
  const stranger = await request.post('/cms-api/media', { multipart: { file: asFile(large) } });
  expect(stranger.status()).toBe(413);
  expect((await request.post('/cms-api/staff/login', { data: { email: 'x'.repeat(70 * 1024) } })).status()).toBe(413);

  const { token } = await (await request.post('/cms-api/staff/login', { data: owner })).json();
  const headers = { authorization: `JWT ${token}` };
  const picture = await sharp(large, { raw: { width: 1200, height: 900, channels: 3 } })
    .png()
    .toBuffer();
  const made = await request.post('/cms-api/media', {
    headers,
    multipart: { file: asFile(picture), _payload: JSON.stringify({ alt: 'Noise' }) },
  });
  expect(made.status()).toBe(201);
  const { doc } = await made.json();
  // Payload, which sends a picture that is not in the folder, answers no HEAD request.
  expect((await request.head(`/media/${doc.filename}`)).status()).toBe(200);
  expect((await request.delete(`/cms-api/media/${doc.id}`, { headers })).ok()).toBe(true);
  expect((await request.get(`/media/${doc.filename}`)).status()).toBe(404);
});

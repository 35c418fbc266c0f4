import { expect } from '@playwright/test';
import { logIn, ownerHeaders } from '@/tests/support/admin';
import { field, save, type } from '@/tests/support/admin-form';
import { test } from '@/tests/support/journey';

test('a post translated in the admin is at once in Burmese on the site, and in English where it is not', async ({
  page,
}, { project }) => {
  test.slow();
  const headers = await ownerHeaders(page);
  const { docs } = await (
    await page.request.get('/cms-api/posts?where[_status][equals]=published&limit=1&depth=0', { headers })
  ).json();
  const { image, content } = docs[0];
  const slug = `translation-${project.name}-${Date.now()}`;
  const data = {
    ...{ title: slug, displayTitle: 'Choosing a first course', badge: 'Tips', userName: 'Nilar Win' },
    ...{ excerpt: 'Where to begin.', content, image, _status: 'published' },
  };
  const created = await (await page.request.post('/cms-api/posts', { headers, data })).json();
  const { id } = created.doc;
  const burmesePath = `/my/blog/${slug}`;
  try {
    await page.goto(burmesePath);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Choosing a first course');
    await expect(heading).toHaveAttribute('lang', 'en');
    await expect(page.locator('.prose').first()).toHaveAttribute('lang', 'en');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`[^y]/blog/${slug}$`));
    await expect(page.locator('link[hreflang="my"]')).toHaveCount(0);

    await logIn(page);
    await page.goto(`/admin/collections/posts/${id}?locale=my`);
    await expect(field(page, 'displayTitle')).toHaveValue('');
    await type(page, 'displayTitle', 'ပထမဆုံး သင်တန်း ရွေးချယ်ခြင်း');
    await save(page);
    await expect(page.locator('.payload-toast-container')).toContainText(/successfully/i);
    await page.goto(burmesePath);
    await expect(heading).toHaveText('ပထမဆုံး သင်တန်း ရွေးချယ်ခြင်း');
    await expect(heading).not.toHaveAttribute('lang', 'en');
    await expect(page.locator('.prose').first()).toHaveAttribute('lang', 'en');
    await expect(page.locator('link[hreflang="my"]')).toHaveCount(0);

    const rest = { excerpt: 'ဘယ်က စရမလဲ။', badge: 'အကြံပြုချက်', content };
    await page.request.patch(`/cms-api/posts/${id}?locale=my`, { headers, data: rest });
    await page.goto(burmesePath);
    await expect(page.locator('.prose').first()).not.toHaveAttribute('lang', 'en');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/my/blog/${slug}$`));
    await expect(page.locator('link[rel="alternate"][hreflang="my"]')).toHaveAttribute(
      'href',
      new RegExp(`/my/blog/${slug}$`),
    );
    await expect(page.locator('link[rel="alternate"][hreflang="fr"]')).toHaveCount(0);
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`${burmesePath}</loc>`);
    await page.goto(`/blog/${slug}`);
    await expect(heading).toHaveText('Choosing a first course');
  } finally {
    await page.request.delete(`/cms-api/posts/${id}`, { headers });
  }
});

test('staff see in a list what lacks a translation', async ({ page }, { project }) => {
  const headers = await ownerHeaders(page);
  const question = `Is there a lift? ${project.name} ${Date.now()}`;
  const data = { question, answer: 'Yes.', position: 900 };
  const { doc } = await (await page.request.post('/cms-api/faqs', { headers, data })).json();
  try {
    await logIn(page);
    await page.goto('/admin/collections/faqs?locale=en&limit=10&where[or][0][and][0][lacksFrench][equals]=true');
    await expect(page.getByText(question).first()).toBeVisible();
    await expect(page.locator('.cell-lacksFrench').getByText('Yes', { exact: true }).first()).toBeVisible();
  } finally {
    await page.request.delete(`/cms-api/faqs/${doc.id}`, { headers });
  }
});

test('a post for readers of Burmese alone leads them from English to where it is', async ({ page }, { project }) => {
  const headers = await ownerHeaders(page);
  const { docs } = await (
    await page.request.get('/cms-api/posts?where[_status][equals]=published&limit=1&depth=0', { headers })
  ).json();
  const { image, content } = docs[0];
  const slug = `one-language-${project.name}-${Date.now()}`;
  const title = 'ပြင်သစ်စာ လက်ကွက်ဖြင့် စာရိုက်ခြင်း';
  const data = {
    ...{ title: slug, onlyIn: 'my', displayTitle: title, badge: 'အကြံပြုချက်', userName: 'Nilar Win' },
    ...{ excerpt: 'é နှင့် ç ရိုက်နည်း။', content, image, _status: 'published', publishedAt: new Date().toISOString() },
  };
  const created = await page.request.post('/cms-api/posts?locale=my', { headers, data });
  expect(created.status()).toBe(201);
  const { id } = (await created.json()).doc;
  try {
    for (const prefix of ['', '/fr']) {
      expect((await page.goto(`${prefix}/blog`))?.status()).toBe(200);
      await expect(page.getByRole('link', { name: title })).toHaveCount(0);
      expect((await page.goto(`${prefix}/blog/${slug}`))?.status()).toBe(404);
      await expect(page.locator('main')).toContainText(
        prefix ? 'Cette page n’existe qu’en birman.' : 'This page exists in Burmese only.',
      );
    }
    await page.getByRole('link', { name: 'ဤစာမျက်နှာကို မြန်မာဘာသာဖြင့် ဖတ်ရန်' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`/my/blog/${slug}$`));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/my/blog/${slug}$`));
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
    await page.goto('/my/blog');
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`/my/blog/${slug}</loc>`);
    expect(sitemap.split(slug)).toHaveLength(2);
  } finally {
    await page.request.delete(`/cms-api/posts/${id}`, { headers });
  }
});

test('the address of the admin in another language leads to the admin', async ({ page }) => {
  expect((await page.goto('/my/admin'))?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: '/admin', exact: true })).toHaveAttribute(
    'href',
    '/admin',
  );
});

import { expect } from '@playwright/test';
import { test } from '@/tests/support/journey';

test('a violation of the content security policy fails a journey, on any page of it', async ({ context, faults }) => {
  const page = await context.newPage();
  await page.goto('/contact');
  await page.evaluate(() =>
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
  );
  await expect.poll(() => faults.unexpected).toEqual([expect.stringMatching(/contact .*Content Security Policy/)]);
  faults.expect(/Content Security Policy/);
});

test('HTML that is not what React renders fails a journey', async ({ page, faults }) => {
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('Forget Password', 'Remember Password') });
  });
  await page.goto('/login');
  await expect.poll(() => faults.unexpected).toEqual([expect.stringMatching(/login .*(#418|hydrat)/i)]);
  faults.expect(/#418|hydrat/i);
});

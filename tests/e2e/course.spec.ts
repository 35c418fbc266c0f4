import { expect } from '@playwright/test';
import { boxOf } from '@/tests/support/box';
import { courseLists, loadCourses } from '@/tests/support/courses';
import { test } from '@/tests/support/journey';

test('a course page shows Enroll Now without scrolling', async ({ page }) => {
  await page.goto('/kid');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enroll Now' }).first()).toBeInViewport();
  await expect(page.getByText('Duration').first()).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Course Outline' })).toBeAttached();
});

test('the price stands directly below the picture, however long the title is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/adult/French%20from%20Zero', '/video/French%20Sounds%20for%20Burmese%20Ears']) {
    await page.goto(path);
    const picture = await boxOf(page.locator('.course-banner'));
    const price = await boxOf(page.getByRole('complementary', { name: 'Price', exact: true }));
    expect(price.y, path).toBeCloseTo(picture.y + picture.height + 24, 0);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const picture = await boxOf(page.locator('.course-banner'));
  expect(picture.y).toBeLessThan((await boxOf(page.getByRole('heading', { level: 1 }))).y);
});

test('on a phone price and Enroll Now stick to the bottom while the course is read', async ({ page }) => {
  await page.goto('/adult/French%20from%20Zero');
  const bar = page.getByRole('complementary', { name: 'Price and enrolment' });
  await expect(bar).not.toBeInViewport();
  await page.getByRole('heading', { name: 'Course Outline' }).scrollIntoViewIfNeeded();
  await expect(bar.getByRole('link', { name: 'Enroll Now' })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText('198,000 MMK')).toBeInViewport({ ratio: 1 });
  const box = await boxOf(bar);
  expect(box.y + box.height).toBeCloseTo(740, 0);
  expect(box.width).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar).toBeHidden();
});

test('Enroll Now links to the form, or to the payment of a video course', async ({ page }) => {
  const [live] = (await loadCourses(page, 'Kid')).filter(({ mainType }) => mainType !== 'Video');
  const [video] = await loadCourses(page, 'Video');
  await page.goto(`/kid/${encodeURIComponent(live?.name ?? '')}`);
  for (const link of await page.getByRole('link', { name: 'Enroll Now' }).all())
    await expect(link).toHaveAttribute('href', `/zoom?course=${live?._id}`);
  await page.goto(`/course/${video?._id}`);
  for (const link of await page.getByRole('link', { name: 'Enroll Now' }).all())
    await expect(link).toHaveAttribute('href', `/payment?course=${video?._id}`);
});

test('every link to enrol is called Enroll Now, and those of single classes Reserve or Waiting list', async ({
  page,
}) => {
  const [video] = await loadCourses(page, 'Video');
  for (const path of ['/adult/French%20from%20Zero', `/course/${video?._id}`]) {
    await page.goto(path);
    const toClasses = page.locator('main').locator('a[href^="/reserve?class="]');
    for (const text of await toClasses.allTextContents()) expect(text).toMatch(/^(Reserve|Waiting list)$/);
    const toCourse = page.locator('main').locator('a[href^="/zoom?course="], a[href^="/payment?course="]');
    expect(new Set(await toCourse.allTextContents()), path).toEqual(new Set(['Enroll Now']));
    await expect(toCourse).toHaveCount(2);
  }
});

test('the trailer loads nothing before it is started', async ({ page }) => {
  await page.goto('/adult/French%20from%20Zero');
  const video = page.locator('video');
  await expect(video).toHaveAttribute('preload', 'none');
  await expect(video).toHaveAttribute('poster', /./);
  await expect(video).toContainText('Your browser does not support the video tag.');
  // All demonstration courses share the school's film.
  await expect(video).toHaveAccessibleName('The school in a short film');
});

test('on a phone the film comes after the description, and neither is drawn before it is near', async ({ page }) => {
  const trailer = page.locator('video');
  const description = page.locator('.course-body > .prose');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/adult/French%20from%20Zero');
  expect((await boxOf(trailer)).y).toBeLessThan((await boxOf(description)).y);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/my/adult/French%20from%20Zero');
  expect((await boxOf(trailer)).y).toBeGreaterThan((await boxOf(description)).y);
  const areDrawn = () =>
    Promise.all(
      [description.locator('ul li').last(), trailer].map((part) =>
        part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })),
      ),
    );
  expect(await areDrawn()).toEqual([false, false]);
  await trailer.scrollIntoViewIfNeeded();
  await expect.poll(areDrawn).toEqual([true, true]);
});

test('the picture is requested from the head, once, in the size that is drawn', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('course-adult-1')) pictures.push(request.url());
  });
  await page.goto('/adult/French%20from%20Zero');
  const preload = page.locator('head > link[rel="preload"][as="image"]');
  const source = page.locator('.course-banner source[type="image/avif"]');
  await expect(preload).toHaveAttribute('imagesrcset', (await source.getAttribute('srcset')) ?? '');
  await expect(preload).toHaveAttribute('imagesizes', (await source.getAttribute('sizes')) ?? '');
  const image = page.locator('.course-banner img');
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
  expect(pictures).toEqual([await image.evaluate((element: HTMLImageElement) => element.currentSrc)]);
});

test('every course is found by its name, in any script', async ({ page }) => {
  for (const [path, , type] of courseLists) {
    for (const { name, type: own } of await loadCourses(page, type)) {
      if (own !== type) continue;
      const response = await page.request.get(`${path}/${encodeURIComponent(name)}`, { maxRedirects: 0 });
      expect(response.status(), name).toBe(200);
    }
  }
});

test.describe('old and other URLs', () => {
  const canonical = '/kid/Le%20petit%20cerf-volant';

  test('the other three types redirect to the course’s own type', async ({ request }) => {
    for (const type of ['adult', 'native', 'video']) {
      const response = await request.get(`/${type}/Le%20petit%20cerf-volant`, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      expect(response.headers().location).toBe(canonical);
    }
  });

  test('/course/{id} redirects to the course', async ({ page, request }) => {
    const course = (await loadCourses(page, 'Kid')).find(({ name }) => name === 'Le petit cerf-volant');
    const response = await request.get(`/course/${course?._id}`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(canonical);
  });

  test('an id with another name redirects to the course of the id', async ({ page, request }) => {
    const course = (await loadCourses(page, 'Kid')).find(({ name }) => name === 'Le petit cerf-volant');
    const response = await request.get(`/adult/French%20from%20Zero?id=${course?._id}`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(canonical);
  });

  for (const path of [
    '/adult/No%20such%20course',
    '/adult/100%25',
    '/kid/%E0%A4%A',
    '/course/nonsense',
    '/course/00000000-0000-4000-8000-000000000000',
    `/adult/${'x'.repeat(400)}`,
  ]) {
    test(`${path.slice(0, 60)} is not found`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([400, 404]).toContain(response.status());
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a course shows its price, facts, text and outline', async ({ page }) => {
    await page.goto('/adult/French%20from%20Zero');
    await expect(page.getByRole('heading', { level: 1, name: 'French from Zero' })).toBeVisible();
    await expect(page.getByText('198,000 MMK').first()).toBeVisible();
    await expect(page.getByText('10% OFF').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Course Outline' })).toBeVisible();
    await page.getByRole('link', { name: 'Enroll Now' }).first().click();
    await expect(page).toHaveURL(/\/zoom\?course=/);
  });

  for (const path of ['/adult/no-such-course', '/course/no-such-course']) {
    test(`${path} is a 404 page with links to the lists`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Adult courses' })).toBeVisible();
      await expect(page.locator('.menu [aria-current]')).toHaveCount(0);
    });
  }
});

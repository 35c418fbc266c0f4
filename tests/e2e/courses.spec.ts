import { expect, type Page, test } from '@playwright/test';
import { boxOf } from '@/tests/support/box';

type Listed = {
  _id: string;
  name: string;
  type: string;
  mainType: string;
  price: string;
  off?: string;
  cefr?: string[];
};

async function coursesOf(page: Page, type: string): Promise<Listed[]> {
  const answer = await page.request.get(`/api/course?type=${type}&limit=100`);
  const { currentDatas } = (await answer.json()).data;
  expect(currentDatas).not.toEqual([]);
  return currentDatas;
}

const lists = [
  ['/adult', 'French for Adults Courses', 'Adult'],
  ['/kid', 'French for Kid Courses', 'Kid'],
  ['/native', 'Native Courses', 'Native'],
  ['/video', 'Video French Courses', 'Video'],
] as const;

for (const [path, title, type] of lists) {
  test(`a visitor compares the courses of ${path}`, async ({ page }) => {
    const courses = await coursesOf(page, type);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: `${type} Courses` })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(courses.length);
    for (const { name } of courses) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
}

test('a card shows what one pays, the price before and the discount', async ({ page }) => {
  const course = (await coursesOf(page, 'Adult')).find(({ off }) => off);
  if (!course) throw new Error('No course of the demonstration has a discount.');
  await page.goto('/adult');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: course.name, exact: true }) });
  await expect(card.getByText(`${course.off} OFF`)).toBeVisible();
  await expect(card.locator('s')).toHaveText(course.price);
});

test('a visitor sees the courses of one level, by an address that can be shared', async ({ page }) => {
  const wanted = (await coursesOf(page, 'Adult')).filter(({ cefr }) => cefr?.includes('A2'));
  expect(wanted).not.toEqual([]);
  await page.goto('/adult');
  await page.getByRole('navigation', { name: 'Level' }).getByRole('link', { name: 'A2' }).click();
  await expect(page).toHaveURL('/adult?level=A2');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(wanted.length);
  for (const { name } of wanted) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('a parent sees the courses for one age, in one tap, and then one level of them', async ({ page }) => {
  await page.goto('/kid');
  const ages = page.getByRole('navigation', { name: 'Age' });
  await expect(ages.getByRole('link')).toHaveText(['All', '5–7', '8–10', '11–13', '14–17']);
  await ages.getByRole('link', { name: '5–7' }).click();
  await expect(page).toHaveURL('/kid?ages=5-7');
  const cards = page.getByRole('main').getByRole('article');
  const shown = await cards.locator('.course-facts').allTextContents();
  expect(shown.length).toBeGreaterThan(1);
  for (const facts of shown) expect(facts).toMatch(/Ages5 to (7|10)/);
  await ages.getByRole('link', { name: '14–17' }).click();
  await expect(cards).toHaveCount(1);
  await page.goto('/kid?ages=8-10&level=A1');
  expect(await cards.count()).toBeGreaterThan(0);
  await page.goto('/kid?ages=everyone');
  await expect(page).toHaveURL('/kid');
  await page.goto('/adult');
  await expect(page.getByRole('navigation', { name: 'Age' })).toHaveCount(0);
});

test('courses go from A1 up, and each live one says when it starts', async ({ page }) => {
  for (const [path] of lists) {
    await page.goto(path);
    for (const group of await page.locator('.course-group').all()) {
      const levels = (await group.locator('.course-marks .level').allTextContents()).map(
        (level) => /[ABC][12]/.exec(level)?.[0] ?? '',
      );
      expect(levels).toEqual(levels.toSorted());
    }
  }
  await page.goto('/adult');
  await expect(page.getByRole('article').first().getByText('Next start')).toBeVisible();
});

test('while a course is read on a phone, price and Enroll Now stay in reach and cover nothing', async ({ page }) => {
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

test('on a wide window prices of a row stand on one line, and only a list with a discount keeps room for one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/adult');
  const prices = page.locator('.course-foot .price strong');
  const tops = await prices.evaluateAll((all) => all.map((price) => Math.round(price.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(Math.ceil(tops.length / 3));
  await page.goto('/adult?level=B2');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.locator('s')).toHaveCount(0);
  const [whole, price] = await Promise.all([boxOf(card), boxOf(card.locator('.price strong'))]);
  const room = whole.y + whole.height - (price.y + price.height);
  expect(room).toBeGreaterThan(0);
  expect(room).toBeLessThan(32);
});

test('a level is understood as people write it', async ({ page }) => {
  const wanted = (await coursesOf(page, 'Adult')).filter(({ cefr }) => cefr?.includes('B2'));
  expect(wanted).not.toEqual([]);
  await page.goto('/adult?level=b2');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(wanted.length);
  await expect(page.getByRole('link', { name: 'B2', exact: true })).toHaveAttribute('aria-current', 'true');
});

for (const path of ['/kid?page=99', '/kid?page=nonsense', '/kid?level=Z9', '/kid?page=0']) {
  test(`${path} leads to the list`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/kid');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('the page of video courses begins with its own, and short groups share a row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/video');
  const headings = page.locator('.course-groups h2');
  await expect(headings).toHaveText(['Video Courses', 'Adult Courses', 'Kid Courses']);
  const [adult, kid] = await Promise.all([boxOf(headings.nth(1)), boxOf(headings.nth(2))]);
  expect(adult.y).toBe(kid.y);
});

test('a parent opens a course from the list and finds the way in without scrolling', async ({ page }) => {
  await page.goto('/kid');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enroll Now' }).first()).toBeInViewport();
  await expect(page.getByText('Duration').first()).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Course Outline' })).toBeAttached();
});

test('Enroll Now leads to the form, and for a video course to its payment', async ({ page }) => {
  const [live] = (await coursesOf(page, 'Kid')).filter(({ mainType }) => mainType !== 'Video');
  const [video] = await coursesOf(page, 'Video');
  await page.goto(`/kid/${encodeURIComponent(live?.name ?? '')}`);
  for (const link of await page.getByRole('link', { name: 'Enroll Now' }).all())
    await expect(link).toHaveAttribute('href', `/zoom?course=${live?._id}`);
  await page.goto(`/course/${video?._id}`);
  for (const link of await page.getByRole('link', { name: 'Enroll Now' }).all())
    await expect(link).toHaveAttribute('href', `/payment?course=${video?._id}`);
});

test('every way into a course is called Enroll Now, on a phone and on a wide window', async ({ page }) => {
  const [video] = await coursesOf(page, 'Video');
  for (const path of ['/adult/French%20from%20Zero', `/course/${video?._id}`]) {
    await page.goto(path);
    const ways = page.locator('main a[href^="/zoom?course="], main a[href^="/payment?course="]');
    expect(new Set(await ways.allTextContents()), path).toEqual(new Set(['Enroll Now']));
    await expect(ways).toHaveCount(2);
  }
});

test('the trailer waits to be started', async ({ page }) => {
  await page.goto('/adult/French%20from%20Zero');
  const video = page.locator('video');
  await expect(video).toHaveAttribute('preload', 'none');
  await expect(video).toHaveAttribute('poster', /./);
  await expect(video).toContainText('Your browser does not support the video tag.');
  // One film stands on every course of the demonstration: it is no trailer of this one.
  await expect(video).toHaveAccessibleName('The school in a short film');
});

test('every name of a course opens its page, in any script', async ({ page }) => {
  for (const [path, , type] of lists) {
    for (const { name, type: own } of await coursesOf(page, type)) {
      if (own !== type) continue;
      const answer = await page.request.get(`${path}/${encodeURIComponent(name)}`, { maxRedirects: 0 });
      expect(answer.status(), name).toBe(200);
    }
  }
});

test.describe('old and foreign addresses', () => {
  const canonical = '/kid/Le%20petit%20cerf-volant';

  test('the other three types lead to the course’s own', async ({ request }) => {
    for (const type of ['adult', 'native', 'video']) {
      const answer = await request.get(`/${type}/Le%20petit%20cerf-volant`, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(answer.headers().location).toBe(canonical);
    }
  });

  test('/course/{id} leads to the course', async ({ page, request }) => {
    const course = (await coursesOf(page, 'Kid')).find(({ name }) => name === 'Le petit cerf-volant');
    const answer = await request.get(`/course/${course?._id}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(canonical);
  });

  test('an id beside another name leads to the course of the id', async ({ page, request }) => {
    const course = (await coursesOf(page, 'Kid')).find(({ name }) => name === 'Le petit cerf-volant');
    const answer = await request.get(`/adult/French%20from%20Zero?id=${course?._id}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(canonical);
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
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([400, 404]).toContain(answer.status());
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
    test(`${path} says that there is none, with ways on`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Adult courses' })).toBeVisible();
    });
  }
});

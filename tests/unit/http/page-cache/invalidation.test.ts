import { describe, expect, test, vi } from 'vitest';
import { clearPages, invalidatePages, markIncomplete } from '@/lib/http/page-cache/page-cache';
import { framework, requestPage, server } from '@/tests/support/cached-pages';

vi.mock('@/lib/env', () => ({ env: vi.fn(() => ({})) }));

test('a save invalidates every page, and pages are cached again 2 s later', async () => {
  await requestPage('/adult');
  invalidatePages();
  await requestPage('/adult');
  await requestPage('/adult');
  expect(framework.renderedPaths).toHaveLength(3);
  vi.advanceTimersByTime(2000);
  await requestPage('/adult');
  await requestPage('/adult');
  expect(framework.renderedPaths).toHaveLength(4);
});

test('a page that was rendered during a save is not cached', async () => {
  framework.beforeRender = () => invalidatePages();
  await requestPage('/adult');
  framework.beforeRender = () => {};
  vi.advanceTimersByTime(3000);
  await requestPage('/adult');
  expect(framework.renderedPaths).toHaveLength(2);
});

test('a change that is committed clears every page, and pages are cached again at once', async () => {
  framework.beforeRender = clearPages;
  await requestPage('/adult');
  framework.beforeRender = () => {};
  await requestPage('/adult');
  expect((await requestPage('/adult')).text).toMatch(/^2 /);
  clearPages();
  await requestPage('/adult');
  expect((await requestPage('/adult')).text).toMatch(/^3 /);
});

describe('an incomplete page', () => {
  test('is cached only as long as the failure', async () => {
    framework.beforeRender = () => markIncomplete(Date.now() + 10_000);
    await requestPage('/adult');
    framework.beforeRender = () => {};
    vi.advanceTimersByTime(9000);
    await requestPage('/adult');
    expect(framework.renderedPaths).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect((await requestPage('/adult')).text).toMatch(/^2 /);
  });

  test('is not cached if the next load may succeed', async () => {
    framework.beforeRender = () => markIncomplete(Date.now());
    await requestPage('/adult');
    framework.beforeRender = () => {};
    await requestPage('/adult');
    expect(framework.renderedPaths).toHaveLength(2);
  });

  test('is shared by the requests that wait for it', async () => {
    const waiting = 3;
    const haveArrived = new Promise<void>((resolve) => {
      let arrived = 0;
      server.on('request', function count({ headers }) {
        if (headers['x-render-for-cache'] || ++arrived < waiting) return;
        server.off('request', count);
        resolve();
      });
    });
    framework.beforeRender = async () => {
      await haveArrived;
      markIncomplete(Date.now());
    };
    await Promise.all(Array.from({ length: waiting }, () => requestPage('/blog')));
    expect(framework.renderedPaths).toEqual(['/blog']);
  });
});

import { readdirSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';

const constructors = ['DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules', 'Segmenter'] as const;

afterEach(() => vi.restoreAllMocks());

it('creates no formatter when a module is loaded', async () => {
  const created = constructors.map((name) => vi.spyOn(Intl, name));
  for (const file of readdirSync('lib/format').filter((file) => !file.endsWith('.d.ts'))) {
    vi.resetModules();
    await import(`../../../lib/format/${file.slice(0, -'.ts'.length)}.ts`);
    for (const spy of created) expect(spy, file).not.toHaveBeenCalled();
  }
});

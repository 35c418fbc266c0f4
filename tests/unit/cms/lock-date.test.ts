import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import loadWithStaffDate from '@/lib/cms/ui/lock-date-loader.cjs';
import { formatStaffDate } from '@/lib/format/staff-date';
import config from '@/next.config';

const bundle = '@payloadcms/ui/dist/exports/client/index.js';
const load = loadWithStaffDate as (source: string) => string;

test.each([
  ['en', 'en'],
  ['my', 'my'],
  ['fr', 'fr'],
  ['on the server', undefined],
])('the dialog about a locked document has dates as in the rest of the admin: %s', (_, lang) => {
  const loaded = load(readFileSync(join(process.cwd(), 'node_modules', bundle), 'utf8'));
  const [, argument = '', expression = ''] =
    /(\w+)=>\1\?(new Intl\.DateTimeFormat\(globalThis\.document[\s\S]+?\.replace\("Sept","Sep"\)):""/.exec(loaded) ??
    [];
  const format = new Function('globalThis', argument, `return ${expression}`);
  const browser = lang ? { document: { documentElement: { lang } } } : {};
  for (let month = 0; month < 12; month++) {
    const date = new Date(Date.UTC(2026, month, 4, 17, 35));
    expect(format(browser, date.getTime())).toBe(formatStaffDate(date, lang ?? 'en'));
  }
  expect(Object.keys(config.turbopack?.rules ?? {})).toContain(`**/${bundle}`);
});

test('the build fails if Payload formats that date in another way', () => {
  expect(() => load('export const formatDate = String;')).toThrow(/in another way/);
});

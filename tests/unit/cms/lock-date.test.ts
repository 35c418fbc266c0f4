import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import loadWithStaffDate from '@/lib/cms/ui/lock-date-loader.cjs';
import { formatStaffDate } from '@/lib/format/staff-date';
import config from '@/next.config';

const bundle = '@payloadcms/ui/dist/exports/client/index.js';
const load = loadWithStaffDate as (source: string) => string;

test.each(['en', 'my', 'fr'])(
  'the dialog about a locked document has dates as in the rest of the admin: %s',
  (lang) => {
    const loaded = load(readFileSync(join(process.cwd(), 'node_modules', bundle), 'utf8'));
    const [, argument = '', expression = ''] =
      /(\w+)=>\1\?(new Intl\.DateTimeFormat\(document[\s\S]+?\.replace\("Sept","Sep"\)):""/.exec(loaded) ?? [];
    const format = new Function('document', argument, `return ${expression}`);
    for (let month = 0; month < 12; month++) {
      const date = new Date(Date.UTC(2026, month, 4, 17, 35));
      expect(format({ documentElement: { lang } }, date.getTime())).toBe(formatStaffDate(date, lang));
    }
    expect(Object.keys(config.turbopack?.rules ?? {})).toContain(`**/${bundle}`);
  },
);

test('the build fails if Payload formats that date in another way', () => {
  expect(() => load('export const formatDate = String;')).toThrow(/in another way/);
});

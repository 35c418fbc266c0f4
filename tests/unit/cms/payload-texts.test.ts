import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '@payloadcms/translations/languages/en';
import { fr } from '@payloadcms/translations/languages/fr';
import { my } from '@payloadcms/translations/languages/my';
import { expect, test } from 'vitest';
import { weekLabel } from '@/lib/cms/dashboard/weeks';
import { channelNames } from '@/lib/cms/inbox/channel-names';
import { payloadTexts } from '@/lib/cms/text/payload';

process.env.PAYLOAD_SECRET ??= 'a-secret-of-the-tests-with-32-characters';
process.env.SESSION_SECRET ??= 'a-secret-of-the-tests-with-32-characters';
process.env.CRON_SECRET ??= 'a-secret-of-the-tests-with-32-characters';

type Texts = Record<string, Record<string, string>>;
const variables = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String);

test('every replaced translation exists in Payload and has no unknown variable', () => {
  const shipped: Record<string, Texts> = { en: en.translations, fr: fr.translations, my: my.translations } as never;
  const problems = Object.entries(payloadTexts as unknown as Record<string, Texts>).flatMap(([language, groups]) =>
    Object.entries(groups).flatMap(([group, texts]) =>
      Object.entries(texts).flatMap(([key, text]) => {
        const original = shipped.en?.[group]?.[key];
        if (original === undefined) return [`${language} ${group}:${key} is unknown`];
        const known = variables(original);
        return variables(text).every((variable) => known.includes(variable)) ? [] : [`${language} ${group}:${key}`];
      }),
    ),
  );
  expect(problems).toEqual([]);
});

test.each(['en', 'my', 'fr'] as const)('a list shows a dash where a class has no teacher (%s)', async (language) => {
  const { default: promised } = await import('@payload-config');
  const { translations } = (await promised).i18n as unknown as { translations: Record<string, Texts> };
  expect(translations[language]?.general?.noLabel).toBe('–');
});

test('the editor’s placeholder is Burmese, and the Publish button has the Burmese word for it', async () => {
  const { default: promised } = await import('@payload-config');
  const { translations } = (await promised).i18n as unknown as { translations: Record<string, Texts> };
  const editor = translations.my?.lexical as unknown as Texts;
  expect(editor.general?.placeholder).toMatch(/^[\u1000-\u109f]/);
  expect(translations.my?.version?.publishChanges).toBe('ထုတ်ဝေရန်');
});

test('Burmese texts of the admin use Latin digits', () => {
  const folder = join(process.cwd(), 'lib/cms');
  const withDigits = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/seed|migrations/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) =>
      readFileSync(file, 'utf8')
        .replace(/\/\*\*[\s\S]*?\*\//g, '')
        .match(/[\u1040-\u1049]/),
    );
  expect(withDigits).toEqual([]);
  expect(weekLabel(new Date('2026-11-15T17:30:00Z'), 'my')).toBe('16 Nov');
  expect(weekLabel(new Date('2026-11-15T17:30:00Z'), 'fr')).toBe('16 nov.');
});

test('messaging apps have their official names', () => {
  expect(channelNames(['telegram', 'imessage', 'other'], 'autrement')).toBe('Telegram, iMessage, autrement');
});

test('a right answer that is not among the answers is rejected in the language of the admin', async () => {
  const { default: promised } = await import('@payload-config');
  const questions = (await promised).collections.find(({ slug }) => slug === 'level-questions');
  const answer = questions?.fields.find((field) => 'name' in field && field.name === 'answer') as unknown as {
    validate: (value: string, options: object) => true | string;
  };
  const refusal = (language: string) =>
    answer.validate('C', { data: { hints: [{ text: 'A' }, { text: 'B' }] }, req: { i18n: { language } } });
  expect(refusal('my')).toMatch(/[\u1000-\u109f]/);
  expect(refusal('fr')).toContain('La bonne réponse');
  expect(refusal('en')).toContain('The right answer');
});

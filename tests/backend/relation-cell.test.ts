import type { DefaultServerCellComponentProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RelationCell } from '@/lib/cms/ui/relation-cell';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse } from '@/tests/support/factories';

const { cms } = await openTestBackend();
const course = await makeCourse();
const field = cms.collections.classes.config.flattenedFields.find(({ name }) => name === 'course');

const i18n = { language: 'en' };

const markup = async (cellData: unknown, more: object = {}) =>
  renderToStaticMarkup(
    await RelationCell({ cellData, field, i18n, payload: cms, ...more } as unknown as DefaultServerCellComponentProps),
  );

test('the list of classes names the course of each in its HTML, not once it is scrolled into view', async () => {
  expect(field?.admin?.components?.Cell).toBe('/lib/cms/ui/relation-cell#RelationCell');
  expect(await markup(course.id)).toBe(course.name);
});

test('a course in the recycle bin keeps its name; nothing chosen stays empty', async () => {
  const gone = await makeCourse();
  await cms.update({ collection: 'courses', id: gone.id, data: { deletedAt: new Date().toISOString() } });
  expect(await markup(gone.id)).toBe(gone.name);
  expect(await markup(null)).toBe('');
  expect(await markup('00000000-0000-4000-8000-000000000000')).toBe('–');
});

test('a list of requests names the class of each in the language of the admin', async () => {
  const { id } = await makeClass(course.id, { label: 'Evening group' });
  await cms.update({ collection: 'classes', id, locale: 'my', data: { label: 'ညနေအတန်း' } });
  const ofRequest = cms.collections.enrolments.config.flattenedFields.find(({ name }) => name === 'class');
  const inLanguage = (language: string) => markup(id, { field: ofRequest, i18n: { language } });
  expect(await inLanguage('my')).toBe('ညနေအတန်း');
  expect(await inLanguage('fr')).toBe('Evening group');
});

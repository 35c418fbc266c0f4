import type { BeforeListTableServerProps, DefaultServerCellComponentProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuditFilterForm } from '@/lib/cms/audit/audit-filter-form';
import { GuestsHint } from '@/lib/cms/learners/guests-hint';
import { Disclosure } from '@/lib/cms/people/security/disclosure';
import { ListCards } from '@/lib/cms/ui/list-cards';
import { MissingTranslationCell } from '@/lib/cms/ui/missing-translation-cell';

const auditTexts = {
  ...{ person: 'Person', everybody: 'Everybody', action: 'Action', everyAction: 'All', where: 'Where' },
  ...{ everywhere: 'Everywhere', from: 'From', to: 'To', filter: 'Show', reset: 'Show all' },
};

test('a button that needs its script waits for it, so that no tap is lost', () => {
  const filters = <AuditFilterForm texts={auditTexts} people={[]} actions={[]} subjects={[]} current={{}} />;
  expect(renderToStaticMarkup(filters)).toMatch(/<button[^>]* disabled="">Show</);
  const disclosure = renderToStaticMarkup(<Disclosure label="End">The password</Disclosure>);
  expect(disclosure).toMatch(/<button[^>]* disabled=""[^>]* aria-expanded="false"[^>]*>End</);
  expect(disclosure).toMatch(/<div[^>]* hidden="">The password</);
});

const inLanguage = (language: string) => ({ language }) as BeforeListTableServerProps['i18n'];

test('the list of learners says where people without an account are, with a link', () => {
  const hint = (language: string) => renderToStaticMarkup(<GuestsHint i18n={inLanguage(language)} />);
  expect(hint('en')).toContain('without an account');
  expect(hint('en')).toContain('<a href="/admin/collections/enrolments">Enrolments</a>');
  expect(hint('my')).toContain('>သင်တန်းအပ်လွှာများ</a>');
  expect(hint('fr')).toContain('>Inscriptions</a>');
});

test('the arrows between the pages of a list have names in the language of the admin', () => {
  const payload = { collections: { faqs: { config: { admin: {}, fields: [] } } } };
  const style = (language: string) =>
    renderToStaticMarkup(
      <ListCards
        {...({ collectionSlug: 'faqs', i18n: inLanguage(language), payload } as unknown as BeforeListTableServerProps)}
      />,
    );
  expect(style('en')).toContain('.clickable-arrow--right::after{content:"\\200b" / "Next page"}');
  expect(style('fr')).toContain('.clickable-arrow--left::after{content:"\\200b" / "Page précédente"}');
});

test.each([
  ['en', true, 'Yes'],
  ['en', false, 'No'],
  ['fr', false, 'Non'],
])('the column “Burmese incomplete” is answered: %s, %s', (language, cellData, answer) => {
  const props = { i18n: inLanguage(language), cellData, link: false } as unknown as DefaultServerCellComponentProps;
  expect(renderToStaticMarkup(<MissingTranslationCell {...props} />)).toContain(`>${answer}<`);
});

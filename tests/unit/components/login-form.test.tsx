import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withLocale } from '#text';
import { LoginForm } from '@/components/account/login-form';

const buttonsOf = (locale: 'en' | 'fr') => {
  const html = withLocale(locale, () =>
    renderToStaticMarkup(<LoginForm forgotten={{ hiddenFields: {} }} choice={{}} posted={{}} destination="/profile" />),
  );
  return (html.match(/<button.*?<\/button>/g) ?? []).map((button) => button.replace(/<[^>]*>/g, ''));
};

test('the buttons of the login say what they do', () => {
  expect(buttonsOf('en')).toEqual(expect.arrayContaining(['Log in', 'Forget Password']));
  expect(buttonsOf('fr')).toEqual(expect.arrayContaining(['Se connecter', 'Mot de passe oublié\u00a0?']));
});

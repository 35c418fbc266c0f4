import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { withLocale } from '#text';
import { LoginForm } from '@/components/account/login-form';
import { useAccountForm } from '@/components/account/use-account-form';

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

function submitOf(options: Partial<Parameters<typeof useAccountForm>[0]>) {
  let submit: ReturnType<typeof useAccountForm>['submit'] | undefined;
  function Form() {
    ({ submit } = useAccountForm({ schema: async () => z.looseObject({}), send: async () => {}, ...options }));
    return null;
  }
  renderToStaticMarkup(<Form />);
  return submit as NonNullable<typeof submit>;
}

test('a form that is being sent is not sent again', async () => {
  let finish = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const submit = submitOf({ send });
  const first = submit();
  await submit();
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  await submit();
  finish();
  await first;
  expect(send).toHaveBeenCalledOnce();
  void submit();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('a form whose page is about to go is not sent again', async () => {
  const send = vi.fn(async () => {});
  await submitOf({ send, isRedirecting: true })();
  expect(send).not.toHaveBeenCalled();
});

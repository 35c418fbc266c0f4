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

type Options = Partial<Parameters<typeof useAccountForm>[0]>;
type Submit = ReturnType<typeof useAccountForm>['submit'];

function Form({ options, onSubmit }: { options: Options; onSubmit: (submit: Submit) => void }) {
  onSubmit(useAccountForm({ schema: async () => z.looseObject({}), send: async () => {}, ...options }).submit);
  return null;
}

function submitOf(options: Options): Submit {
  let submit: Submit = async () => {};
  const keep = (rendered: Submit) => {
    submit = rendered;
  };
  renderToStaticMarkup(<Form options={options} onSubmit={keep} />);
  return submit;
}

test('a form that is being sent is not sent again', async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const send = vi.fn(() => held);
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

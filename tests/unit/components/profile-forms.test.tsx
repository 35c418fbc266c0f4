import { type FormEventHandler, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DataActions } from '@/components/account/data-actions';
import { MailLanguage } from '@/components/account/mail-language';
import { callApi } from '@/lib/api/browser';
import { changeLanguage, getMyData } from '@/lib/contract/endpoints/accounts';

vi.mock('@/components/account/require-token', () => ({ requireToken: async () => 'token' }));
vi.mock('@/lib/api/browser', { spy: true });

type Form = ReactElement<{ children?: ReactNode; onSubmit?: FormEventHandler }>;

const findForm = (node: ReactNode): Form | undefined => {
  if (Array.isArray(node)) return node.map(findForm).find(Boolean);
  if (!isValidElement<Form['props']>(node)) return undefined;
  return node.type === 'form' ? node : findForm(node.props.children);
};

type RenderedProps = { render: () => ReactElement; onRender: (drawn: ReactElement) => void };

function Rendered({ render, onRender }: RenderedProps) {
  const drawn = render();
  onRender(drawn);
  return drawn;
}

/** Renders the component, and returns what submits its first form. */
function submitOf(render: () => ReactElement): () => Promise<void> {
  let form: Form | undefined;
  const onRender = (drawn: ReactElement) => {
    form = findForm(drawn);
  };
  renderToStaticMarkup(<Rendered render={render} onRender={onRender} />);
  return async () => form?.props.onSubmit?.({ preventDefault: () => {} } as never);
}

test.each([
  ['the language of the mails', changeLanguage, () => MailLanguage({ stored: 'en' })],
  ['the download of personal data', getMyData, () => DataActions({ openedForm: undefined, hasFailed: false })],
])('a second tap does not send %s again while it is under way', async (_, operation, render) => {
  let finish = () => {};
  const held = new Promise<never>((_resolve, reject) => {
    finish = () => reject(new Error('The connection is lost.'));
  });
  const call = vi.mocked(callApi).mockReset().mockReturnValue(held);
  const submit = submitOf(render);
  const first = submit();
  const second = submit();
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  const third = submit();
  finish();
  await Promise.all([first, second, third]);
  expect(call).toHaveBeenCalledOnce();
  expect(call.mock.calls[0]?.[0]).toBe(operation);
  await submit();
  expect(call).toHaveBeenCalledTimes(2);
});

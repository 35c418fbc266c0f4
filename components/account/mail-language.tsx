'use client';

import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { callApi } from '@/lib/api/browser';
import { apiUrl } from '@/lib/contract/endpoint';
import { changeLanguage } from '@/lib/contract/endpoints/accounts';
import { type Locale, languageNames, locales } from '@/lib/format/locale';
import type { FormResult } from '@/lib/text/form-result';
import { useAccountAction } from './use-account-action';

const options = locales.map((value) => ({ value, label: languageNames[value] }));

type Props = {
  stored: Locale;
  /** Of the form without scripts. */
  result?: FormResult;
};

export function MailLanguage({ stored, result }: Props) {
  const text = getText('accounts');
  const { problem, isBusy, isDone, change, submit } = useAccountAction({
    send: async (token, values) => {
      await callApi(changeLanguage, { body: { language: values.get('language') as Locale }, token });
    },
    failureMessage: text.languageFailed,
    isDone: result?.isSent,
    hasFailed: Boolean(result?.problem),
  });

  return (
    <form className="stack" method="post" action={apiUrl(changeLanguage)} onSubmit={submit}>
      <Select
        id="language"
        name="language"
        label={text.mailLanguage}
        options={options}
        defaultValue={stored}
        onChange={change}
      />
      <p>
        <Button type="submit" variant="quiet" aria-disabled={isBusy}>
          {isBusy ? text.saving : text.saveLanguage}
        </Button>
      </p>
      {problem && (
        <Alert tone="bad" isLive>
          {problem}
        </Alert>
      )}
      {isDone && <Alert isLive>{text.languageChanged}</Alert>}
    </form>
  );
}

'use client';

import { type SubmitEvent, useState } from 'react';
import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { callApi } from '@/lib/api/browser';
import { apiUrl } from '@/lib/contract/endpoint';
import { changeLanguage } from '@/lib/contract/endpoints/accounts';
import { type Locale, languageNames, locales } from '@/lib/format/locale';
import type { FormResult } from '@/lib/text/form-result';
import { requireToken } from './require-token';

const options = locales.map((value) => ({ value, label: languageNames[value] }));

type Props = {
  stored: Locale;
  /** Of the form without scripts. */
  result?: FormResult;
};

export function MailLanguage({ stored, result }: Props) {
  const text = getText('accounts');
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>(result?.isSent ? 'saved' : 'idle');
  const [problem, setProblem] = useState(result?.problem && text.languageFailed);

  const isSaving = state === 'saving';

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const language = new FormData(event.currentTarget).get('language') as Locale;
    setProblem(undefined);
    setState('saving');
    const token = await requireToken(setProblem);
    if (!token) return setState('idle');
    try {
      await callApi(changeLanguage, { body: { language }, token });
      setState('saved');
    } catch {
      setState('idle');
      setProblem(text.languageFailed);
    }
  }

  return (
    <form className="stack" method="post" action={apiUrl(changeLanguage)} onSubmit={save}>
      <Select
        id="language"
        name="language"
        label={text.mailLanguage}
        options={options}
        defaultValue={stored}
        onChange={() => setState('idle')}
      />
      <p>
        <Button type="submit" variant="quiet" aria-disabled={isSaving}>
          {isSaving ? text.saving : text.saveLanguage}
        </Button>
      </p>
      {problem && (
        <Alert tone="bad" isLive>
          {problem}
        </Alert>
      )}
      {state === 'saved' && <Alert isLive>{text.languageChanged}</Alert>}
    </form>
  );
}

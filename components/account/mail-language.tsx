'use client';

import { useState } from 'react';
import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { callApi } from '@/lib/api/browser';
import { changeLanguage } from '@/lib/contract/endpoints/accounts';
import { type Locale, languageNames, locales } from '@/lib/format/locale';
import { useHydrated } from '@/lib/use-hydrated';
import { requireToken } from './require-token';

const options = locales.map((value) => ({ value, label: languageNames[value] }));

export function MailLanguage({ stored }: { stored: Locale }) {
  const text = getText('accounts');
  const isReady = useHydrated();
  const [language, setLanguage] = useState(stored);
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [problem, setProblem] = useState<string>();

  async function save() {
    setProblem(undefined);
    const token = requireToken(setProblem);
    if (!token) return;
    setState('saving');
    try {
      await callApi(changeLanguage, { body: { language }, token });
      setState('saved');
    } catch {
      setState('idle');
      setProblem(text.languageFailed);
    }
  }

  return (
    <div className="stack">
      <Select
        id="language"
        label={text.mailLanguage}
        options={options}
        value={language}
        disabled={!isReady}
        onChange={({ target }) => {
          setLanguage(target.value as Locale);
          setState('idle');
        }}
      />
      <p>
        <Button variant="quiet" disabled={!isReady || state === 'saving'} onClick={save}>
          {state === 'saving' ? text.saving : text.saveLanguage}
        </Button>
      </p>
      {problem && (
        <Alert tone="bad" isLive>
          {problem}
        </Alert>
      )}
      {state === 'saved' && <Alert isLive>{text.languageChanged}</Alert>}
    </div>
  );
}

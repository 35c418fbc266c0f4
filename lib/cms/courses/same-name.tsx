'use client';

import { useDebounce, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type Translated, translate } from '@/lib/cms/language';

const sameName: Translated = {
  en: 'Another course has this name. The older one keeps its URL; an id is added to the URL of the newer one.',
  my: 'ဤအမည်ဖြင့် အခြားသင်တန်းတစ်ခု ရှိနေပြီ။ အရင်ဖန်တီးထားသော သင်တန်း၏ URL မပြောင်းပါ။ နောက်မှဖန်တီးသော သင်တန်း၏ URL တွင် id ထည့်ပေးမည်။',
  fr: 'Un autre cours porte ce nom. Le plus ancien garde son URL ; un identifiant s’ajoute à celle du plus récent.',
};

/** False if the request fails: there is no warning then. */
async function isNameTaken(name: string, id: string | number | undefined, signal: AbortSignal): Promise<boolean> {
  const query = new URLSearchParams({
    'where[and][0][name][equals]': name,
    'where[and][1][id][not_equals]': String(id ?? ''),
    depth: '0',
    limit: '1',
    'select[name]': 'true',
  });
  if (id === undefined) query.delete('where[and][1][id][not_equals]');
  const response = await fetch(`/cms-api/courses?${query}`, { signal });
  const { totalDocs = 0 } = response.ok ? ((await response.json()) as { totalDocs?: number }) : {};
  return totalDocs > 0;
}

export function SameNameWarning() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const typedName = useFormFields(([{ name }]) => String(name?.value ?? '').trim());
  const name = useDebounce(typedName, 400);
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    setTaken(false);
    if (!name) return;
    const controller = new AbortController();
    isNameTaken(name, id, controller.signal).then(setTaken, () => {});
    return () => controller.abort();
  }, [name, id]);
  return (
    <p role="status" style={{ margin: isTaken ? '6px 0 0' : 0, color: 'var(--theme-warning-700)' }}>
      {isTaken && translate({ i18n }, sameName)}
    </p>
  );
}

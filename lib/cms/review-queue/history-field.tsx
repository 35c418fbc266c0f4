'use client';

import { useField, useTranslation } from '@payloadcms/ui';
import { DecisionHistory } from './decision-history';
import { LanguageProvider } from './use-texts';

export function HistoryField({ path }: { path: string }) {
  const { i18n } = useTranslation();
  const { value } = useField<unknown>({ path });
  return (
    <LanguageProvider language={i18n.language}>
      <DecisionHistory decisions={value} />
    </LanguageProvider>
  );
}

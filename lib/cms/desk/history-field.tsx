'use client';

import { useField, useTranslation } from '@payloadcms/ui';
import { History } from './history';
import { deskLanguage } from './texts';
import { SpokenLanguage } from './use-words';

/** The history of a record, in place of the JSON editor. */
export function HistoryField({ path }: { path: string }) {
  const { i18n } = useTranslation();
  const { value } = useField<unknown>({ path });
  return (
    <SpokenLanguage value={deskLanguage(i18n.language)}>
      <History decisions={value} />
    </SpokenLanguage>
  );
}

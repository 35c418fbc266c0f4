'use client';

import { useDocumentInfo, useField, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { EnrolmentState } from '@/lib/contract/enrolment-state';
import type { TransferCollection } from '@/lib/transfers/decisions';
import { CancelRequest } from './cancel-request';
import { DoneLine } from './done-line';
import { deskLanguage } from './texts';
import { useDecisions } from './use-decisions';
import { SpokenLanguage } from './use-words';
import './desk.css';

/** Cancels a request from its record: an accepted one is no longer in the review queue. */
export function CancelField() {
  const { id, collectionSlug } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { value: reference } = useField<string>({ path: 'reference' });
  if (!id) return null;
  return (
    <SpokenLanguage value={deskLanguage(i18n.language)}>
      <div className="desk desk-field field-type">
        <Cancelling entry={{ id: String(id), collection: collectionSlug as TransferCollection, reference }} />
      </div>
    </SpokenLanguage>
  );
}

function Cancelling({ entry }: { entry: { id: string; collection: TransferCollection; reference: string } }) {
  const { value: state, setValue } = useField<EnrolmentState>({ path: 'state' });
  const [before] = useState(state);
  const { taken, decide, undo } = useDecisions();
  const done = taken.get(entry.id);
  const shown = done?.saved ? 'Cancelled' : before;
  // The state beside it is read, not edited: the record must not ask to be saved.
  useEffect(() => setValue(shown, true), [shown, setValue]);

  if (done) {
    return (
      <DoneLine entry={entry} taken={done} onUndo={() => void undo(entry)} onAgain={() => void decide(entry, done)} />
    );
  }
  if (state !== 'Pending' && state !== 'Accepted') return null;
  return <CancelRequest reference={entry.reference} onCancel={() => void decide(entry, { action: 'cancel' })} />;
}

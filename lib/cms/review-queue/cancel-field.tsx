'use client';

import { useDocumentInfo, useField, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { EnrolmentState } from '@/lib/contract/enrolment-state';
import type { TransferCollection } from '@/lib/transfers/decisions';
import { CancelRequest } from './cancel-request';
import { DecisionStatus } from './decision-status';
import { useDecisions } from './use-decisions';
import { LanguageProvider, useTexts } from './use-texts';
import '@/lib/cms/ui/controls.css';
import './review-queue.css';

/** Cancels a request on its record: an accepted one is no longer in the review queue. */
export function CancelField() {
  const { id, collectionSlug } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { value: reference } = useField<string>({ path: 'reference' });
  if (!id) return null;
  return (
    <LanguageProvider language={i18n.language}>
      <div className="review review-field field-type">
        <Cancellation entry={{ id: String(id), collection: collectionSlug as TransferCollection, reference }} />
      </div>
    </LanguageProvider>
  );
}

function Cancellation({ entry }: { entry: { id: string; collection: TransferCollection; reference: string } }) {
  const { value: state, setValue } = useField<EnrolmentState>({ path: 'state' });
  const [initialState] = useState(state);
  const { decisions, decide, undo } = useDecisions();
  const decision = decisions.get(entry.id);
  const shownState = decision?.isSaved ? 'Cancelled' : initialState;
  // `true`: the form stays unmodified, because the read-only state field is not saved with it.
  useEffect(() => setValue(shownState, true), [shownState, setValue]);

  if (decision) {
    return (
      <DecisionStatus
        reference={entry.reference}
        decision={decision}
        onUndo={() => void undo(entry)}
        onRetry={() => void decide(entry, decision)}
      />
    );
  }
  if (state !== 'Pending' && state !== 'Accepted') return null;
  return (
    <>
      {state === 'Pending' && <QueueLink reference={entry.reference} />}
      <CancelRequest reference={entry.reference} onCancel={() => void decide(entry, { action: 'cancel' })} />
    </>
  );
}

function QueueLink({ reference }: { reference: string }) {
  const { text } = useTexts();
  return (
    <p>
      <a href={`/admin/desk?search=${encodeURIComponent(reference)}`}>{text.openInQueue}</a>
    </p>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { QuotationDraft } from './quotation-draft';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

const saveDelayMs = 600;

/** Saves a quotation in its inquiry when typing pauses and when the page is left. One request at a time. */
export function useQuotationAutosave(inquiry: string) {
  const [state, setState] = useState<SaveState>('idle');
  const unsaved = useRef<QuotationDraft | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSending = useRef(false);

  const send = async () => {
    clearTimeout(timer.current);
    const quotation = unsaved.current;
    if (!quotation || isSending.current) return;
    unsaved.current = undefined;
    isSending.current = true;
    setState('saving');
    const isSaved = await fetch(`/cms-api/inquiries/${inquiry}?depth=0&select[reference]=true`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ quotation }),
      keepalive: true,
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    isSending.current = false;
    setState(isSaved ? 'saved' : 'failed');
    if (unsaved.current) await send();
  };
  const latest = useRef(send);
  latest.current = send;

  useEffect(() => {
    const sendNow = () => void latest.current();
    addEventListener('pagehide', sendNow);
    return () => {
      removeEventListener('pagehide', sendNow);
      sendNow();
    };
  }, []);

  const save = (quotation: QuotationDraft) => {
    unsaved.current = quotation;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), saveDelayMs);
  };
  const saveNow = (quotation: QuotationDraft) => {
    save(quotation);
    void latest.current();
  };
  return { state, save, saveNow };
}

import { useEffect, useRef, useState } from 'react';
import type { QuotationDraft } from './quotation-draft';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

const pauseMs = 600;

/** Saves a quotation with its inquiry once typing pauses, and at once when the page goes away. One request at a time. */
export function useSavedQuotation(inquiry: string) {
  const [state, setState] = useState<SaveState>('idle');
  const waiting = useRef<QuotationDraft | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSending = useRef(false);

  const send = async () => {
    clearTimeout(timer.current);
    const quotation = waiting.current;
    if (!quotation || isSending.current) return;
    waiting.current = undefined;
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
    if (waiting.current) await send();
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
    waiting.current = quotation;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), pauseMs);
  };
  const saveNow = (quotation: QuotationDraft) => {
    save(quotation);
    void latest.current();
  };
  return { state, save, saveNow };
}

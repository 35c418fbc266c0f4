'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { reviewTexts } from '@/lib/cms/review-queue/texts';
import { yangonTime } from '@/lib/format/dates';
import { nationalPhone } from '@/lib/format/phone';
import type { ListedSeat } from '@/lib/transfers/seat-list';
import { exportTexts } from './export-texts';
import { postMove } from './post-move';
import { type SeatTexts, seatTexts } from './seat-texts';
import '@/lib/cms/ui/controls.css';
import './seat-list.css';

const canSkip = ({ state }: ListedSeat) => state === 'Waiting' || state === 'Offered' || state === 'Reserved';

/** Who has, holds or waits for a seat in the saved class, in order. */
export function SeatList() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const { i18n } = useTranslation();
  const text = seatTexts(i18n.language);
  const [seats, setSeats] = useState<ListedSeat[]>();
  const load = useCallback(async () => {
    if (id === undefined) return;
    const response = await fetch(`/cms-api/classes/${id}/seats`).catch(() => undefined);
    setSeats(response?.ok ? ((await response.json()) as { seats: ListedSeat[] }).seats : undefined);
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may free or fill seats
  useEffect(() => void load(), [load, lastUpdateTime]);
  if (!seats) return null;
  return (
    <section className="field-type seat-list" aria-labelledby="seats">
      <h3 id="seats">{text.title}</h3>
      {seats.length === 0 && <p>{text.none}</p>}
      <ul>
        {seats.map((seat) => (
          <Seat key={seat.id} seat={seat} text={text} language={i18n.language} onSkipped={load} />
        ))}
      </ul>
      {seats.length > 0 && (
        <p>
          <a href={`/cms-api/classes/${id}/seats/export`}>{exportTexts(i18n.language).link}</a>
        </p>
      )}
    </section>
  );
}

type SeatProps = { seat: ListedSeat; text: SeatTexts; language: string; onSkipped: () => Promise<void> };

function Seat({ seat, text, language, onSkipped }: SeatProps) {
  const { id, collection, reference, name, phone, state, heldUntil, position } = seat;
  const facts = [
    position && text.position(position),
    reviewTexts(language).states[state],
    heldUntil && text.until(yangonTime(heldUntil)),
    nationalPhone(phone),
  ];
  return (
    <li>
      <a href={`/admin/collections/${collection}/${id}`}>
        {reference} {name}
      </a>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {canSkip(seat) && <Skip seat={seat} text={text} onSkipped={onSkipped} />}
    </li>
  );
}

function Skip({ seat: { id, collection, name }, text, onSkipped }: Omit<SeatProps, 'language'>) {
  const [problem, setProblem] = useState<string>();
  const [reason, setReason] = useState('');
  const skip = async () => {
    const refused = await postMove(`/cms-api/${collection}/${id}/skip`, { reason }, text.saveFailed);
    setProblem(refused);
    if (!refused) await onSkipped();
  };
  // No form: it would be inside the form of the class.
  return (
    <details>
      <summary>{text.skip}</summary>
      <label>
        {text.skipReason}
        <input value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
      </label>
      <button type="button" onClick={() => void skip()}>
        {text.confirmSkip(name)}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </details>
  );
}

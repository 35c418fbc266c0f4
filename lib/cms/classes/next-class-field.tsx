'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { NextClassProposal } from '@/lib/transfers/next-class';
import { nextClassTexts } from './next-class-texts';
import { postMove } from './post-move';
import '@/lib/cms/ui/controls.css';
import './seat-list.css';

type Loaded = NextClassProposal & {
  isOver: boolean;
  next?: { id: string; label: string };
  learners: number;
  offered: number;
};

const usualDays = 7;

/** Creates the class that follows the saved one, and offers it to its learners. */
export function NextClassField() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const { i18n } = useTranslation();
  const text = nextClassTexts(i18n.language);
  const [loaded, setLoaded] = useState<Loaded>();
  const [course, setCourse] = useState<string>();
  const [days, setDays] = useState(usualDays);
  const [problem, setProblem] = useState<string>();
  const load = useCallback(async () => {
    if (id === undefined) return;
    const response = await fetch(`/cms-api/classes/${id}/next-class`).catch(() => undefined);
    setLoaded(response?.ok ? ((await response.json()) as Loaded) : undefined);
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes the last lesson
  useEffect(() => void load(), [load, lastUpdateTime]);
  if (!loaded || loaded.isOver) return null;
  const { next, learners, offered, courses, firstDay } = loaded;
  const chosen = course ?? loaded.course ?? courses[0]?.id ?? '';
  const offer = async () => {
    setProblem(await postMove(`/cms-api/classes/${id}/next-class`, { course: chosen, days }, text.saveFailed));
    await load();
  };
  return (
    <details className="field-type switch-class">
      <summary>{text.title}</summary>
      {next ? (
        <p role="status">
          {text.offered(offered, learners)} <a href={`/admin/collections/classes/${next.id}`}>{next.label}</a>
        </p>
      ) : (
        <>
          <p>{text.about(learners, firstDay)}</p>
          <label>
            {text.course}
            <select value={chosen} onChange={({ target }) => setCourse(target.value)}>
              {courses.map(({ id: each, name }) => (
                <option key={each} value={each}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      {(!next || offered < learners) && (
        <>
          <label>
            {text.days}
            <input
              type="number"
              min={1}
              max={14}
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
            />
          </label>
          <button type="button" onClick={() => void offer()}>
            {next ? text.offerAgain : text.confirm}
          </button>
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
    </details>
  );
}

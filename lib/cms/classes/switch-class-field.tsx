'use client';

import { useDocumentInfo, useField, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { type AdminLanguage, toAdminLanguage } from '@/lib/cms/language';
import type { RequestState } from '@/lib/contract/enrolment-state';
import { postMove } from './post-move';
import { seatTexts } from './seat-texts';
import '@/lib/cms/ui/controls.css';
import './seat-list.css';

type ClassOption = { id: string; label: string; state: string };

const idOf = (value: unknown) => (typeof value === 'string' ? value : (value as { id?: string } | null)?.id);

async function listClasses(course: string, locale: AdminLanguage): Promise<ClassOption[]> {
  const where = { 'where[course][equals]': course };
  const query = new URLSearchParams({ ...where, locale, depth: '0', limit: '100', sort: 'startsAt' });
  const response = await fetch(`/cms-api/classes?${query}`);
  const { docs } = (await response.json()) as { docs: ClassOption[] };
  return docs.filter(({ state }) => state === 'open' || state === 'running' || state === 'planned');
}

/** Moves seat and payment of a request to another class of its course. */
export function SwitchClassField() {
  const { id, collectionSlug } = useDocumentInfo();
  const { i18n } = useTranslation();
  const text = seatTexts(i18n.language);
  const { value: state } = useField<RequestState>({ path: 'state' });
  const { value: course } = useField<unknown>({ path: 'course' });
  const { value: own, setValue } = useField<unknown>({ path: 'class' });
  const [options, setOptions] = useState<ClassOption[]>();
  const [target, setTarget] = useState('');
  const [result, setResult] = useState<{ problem?: string }>();
  const courseId = idOf(course);
  if (!id || !courseId || !(state === 'Pending' || state === 'Accepted' || state === 'Reserved')) return null;
  const others = options?.filter((option) => option.id !== idOf(own));
  const load = () => {
    if (options) return;
    void listClasses(courseId, toAdminLanguage(i18n.language)).then(setOptions, () =>
      setResult({ problem: text.saveFailed }),
    );
  };
  const switchTo = async () => {
    const problem = await postMove(`/cms-api/${collectionSlug}/${id}/switch-class`, { class: target }, text.saveFailed);
    setResult({ problem });
    // `true`: the form stays unmodified, because the class is not saved with it.
    if (!problem) setValue(target, true);
  };
  return (
    <details className="field-type switch-class" onToggle={load}>
      <summary>{text.switchTitle}</summary>
      <p>{text.switchHint}</p>
      {others?.length === 0 && <p>{text.noOther}</p>}
      {others && others.length > 0 && (
        <>
          <label>
            {text.switchTo}
            <select value={target} onChange={({ target: chosen }) => setTarget(chosen.value)}>
              <option value="" />
              {others.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
          <button type="button" disabled={!target} onClick={() => void switchTo()}>
            {text.confirmSwitch}
          </button>
        </>
      )}
      {result && <p role={result.problem ? 'alert' : 'status'}>{result.problem ?? text.switched}</p>}
    </details>
  );
}

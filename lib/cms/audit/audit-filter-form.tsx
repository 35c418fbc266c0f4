'use client';

import type { FormEvent } from 'react';
import { useHydrated } from '@/lib/use-hydrated';
import { type AuditFilter, auditListPath } from './audit-list-path';
import '@/lib/cms/ui/controls.css';
import './audit.css';

type Option = { value: string; label: string };
type Texts = Record<
  'person' | 'everybody' | 'action' | 'everyAction' | 'where' | 'everywhere' | 'from' | 'to' | 'filter' | 'reset',
  string
>;
type Props = { texts: Texts; people: Option[]; actions: Option[]; subjects: Option[]; current: AuditFilter };

export function AuditFilterForm({ texts, people, actions, subjects, current }: Props) {
  const isHydrated = useHydrated();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = Object.fromEntries(new FormData(event.currentTarget)) as AuditFilter;
    location.assign(auditListPath({ record: current.record, ...chosen }));
  };
  return (
    <form className="audit-filters" onSubmit={show}>
      <Choice name="actor" label={texts.person} all={texts.everybody} options={people} value={current.actor} />
      <Choice name="action" label={texts.action} all={texts.everyAction} options={actions} value={current.action} />
      <Choice name="subject" label={texts.where} all={texts.everywhere} options={subjects} value={current.subject} />
      <Day name="from" label={texts.from} value={current.from} />
      <Day name="until" label={texts.to} value={current.until} />
      <button type="submit" className="inbox-button" disabled={!isHydrated}>
        {texts.filter}
      </button>
      <a href={auditListPath()}>{texts.reset}</a>
    </form>
  );
}

function Choice({
  name,
  label,
  all,
  options,
  value,
}: {
  name: string;
  label: string;
  all: string;
  options: Option[];
  value?: string;
}) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={value ?? ''}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

const Day = ({ name, label, value }: { name: string; label: string; value?: string }) => (
  <label>
    <span>{label}</span>
    <input type="date" name={name} defaultValue={value ?? ''} />
  </label>
);

'use client';

import { useState } from 'react';
import { Checkbox, CheckboxGroup } from '@/components/ui/checkbox';
import { FileInput, Progress } from '@/components/ui/file-input';
import { PasswordInput } from '@/components/ui/password-input';
import { RadioGroup } from '@/components/ui/radio-group';
import { ScheduleGrid } from '@/components/ui/schedule-grid';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const slots = [
  ['Morning', '9–12'],
  ['Afternoon', '12–4'],
  ['Evening', '4–7'],
  ['Night', '7–11'],
] as const;

export function FieldExamples() {
  const [week, setWeek] = useState(() => days.map((_, day) => slots.map((_, slot) => day === 5 && slot < 2)));
  return (
    <form className="form">
      <div className="form-row">
        <TextInput id="name" label="Name" required help="4 to 40 characters." />
        <TextInput id="email" label="Email" type="email" required defaultValue="thiri@" error="Invalid Email Format" />
      </div>
      <TextInput id="nom" label={<span lang="fr">Prénom et nom</span>} hint="optional" placeholder="Élodie Nguyễn" />
      <TextInput id="book" label={<span lang="my">စာအုပ်အမည်</span>} readOnly value="Bonjour, Padauk ! A1" />
      <TextInput id="off" label="Switched off" disabled value="Not now" readOnly />
      <Select id="level" label="Level" required placeholder="Choose…" options={['Beginner', 'A1', 'A2', 'B1']} />
      <Select id="level-wrong" label="Duration" options={['1 month', '3 months']} error="Please choose a duration" />
      <Textarea id="message" label="Message" help="At least 10 characters." />
      <RadioGroup
        id="mode"
        label="Learning mode"
        required
        options={['Online', 'At the school', { value: 'both', label: 'Both, as the weeks allow' }]}
      />
      <CheckboxGroup
        id="reach"
        label="How may we reach you?"
        options={['Viber', 'Telegram', 'Messenger', 'Phone']}
        error="Please choose at least one"
      />
      <Checkbox id="updates" label="Send me news of courses and events." />
      <PasswordInput id="password" label="Password" required isShown defaultValue="padauk-2026" autoComplete="off" />
      <ScheduleGrid
        id="schedule"
        label="When can you learn?"
        help="Myanmar time"
        days={days.map((day) => ({ key: day, label: day, short: day.slice(0, 3) }))}
        slots={slots.map(([label, detail]) => ({ key: label, label, detail }))}
        value={week}
        onToggle={(day, slot) =>
          setWeek(
            week.map((row, at) => (at === day ? row.map((isFree, index) => (index === slot ? !isFree : isFree)) : row)),
          )
        }
      />
      <FileInput
        id="receipt"
        label="Screenshot of the transfer"
        help="PNG, JPEG or WebP, at most 5 MB."
        accept="image/*"
      >
        <Progress value={0.6} label="Upload" />
      </FileInput>
    </form>
  );
}

'use client';

import { type ComponentProps, useState } from 'react';
import { Checkbox, CheckboxGroup } from '@/components/ui/checkbox';
import { FileInput, Progress } from '@/components/ui/file-input';
import { PasswordInput } from '@/components/ui/password-input';
import { RadioGroup } from '@/components/ui/radio-group';
import { ScheduleGrid } from '@/components/ui/schedule-grid';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import type { StyleGuideText } from './texts/en';

type Props = {
  text: StyleGuideText['fields'];
  nameHelp: string;
  chooseScreenshot: string;
} & Pick<ComponentProps<typeof ScheduleGrid>, 'days' | 'slots'>;

export function FieldExamples({ text, nameHelp, chooseScreenshot, days, slots }: Props) {
  const [week, setWeek] = useState(() => days.map((_, day) => slots.map((_, slot) => day === 5 && slot < 2)));
  return (
    <form className="form">
      <div className="form-row">
        <TextInput id="name" label={text.name} required help={nameHelp} />
        <TextInput id="email" label={text.email} type="email" required defaultValue="thiri@" error={text.emailError} />
      </div>
      <TextInput id="nom" label={text.fullName} hint={text.optional} placeholder="Élodie Nguyễn" />
      <TextInput id="book" label={text.book} readOnly value="Bonjour, Padauk ! A1" />
      <TextInput id="off" label={text.off} disabled value={text.offValue} readOnly />
      <Select id="level" label={text.level} required placeholder={text.choose} options={['A1', 'A2', 'B1']} />
      <Select id="level-wrong" label={text.duration} options={text.durations} error={text.durationError} />
      <Textarea id="message" label={text.message} help={text.messageHelp} />
      <RadioGroup id="mode" label={text.mode} required options={text.modes} />
      <CheckboxGroup
        id="reach"
        label={text.reach}
        options={['Viber', 'Telegram', 'Messenger', text.phone]}
        error={text.reachError}
      />
      <Checkbox id="updates" label={text.updates} />
      <PasswordInput
        id="password"
        label={text.password}
        required
        isShown
        defaultValue="padauk-2026"
        autoComplete="off"
      />
      <ScheduleGrid
        id="schedule"
        label={text.schedule}
        help={text.scheduleHelp}
        days={days}
        slots={slots}
        value={week}
        onToggle={(day, slot) =>
          setWeek(
            week.map((row, at) => (at === day ? row.map((isFree, index) => (index === slot ? !isFree : isFree)) : row)),
          )
        }
      />
      <FileInput
        id="receipt"
        label={text.receipt}
        help={text.receiptHelp}
        buttonText={chooseScreenshot}
        required
        accept="image/*"
      >
        <Progress value={0.6} label={text.upload} />
      </FileInput>
    </form>
  );
}

'use client';

import { useState } from 'react';
import { getLocale, getText } from '#text';
import { EnrolledClassDetails } from '@/components/classes/enrolled-class';
import type { OwnTimeTexts } from '@/components/classes/show-own-times';
import { Alert } from '@/components/ui/alert';
import { Badge, type Tone } from '@/components/ui/badge';
import { MultilingualText } from '@/components/ui/multilingual-text';
import type { StatusRequest, StatusResponse } from '@/lib/contract/status';
import { dayMonthYear } from '@/lib/format/dates';
import { contentLanguage } from '@/lib/text/content-language';
import { fill } from '@/lib/text/fill';
import { withColon } from '@/lib/text/with-colon';
import { GiveUpSeat } from './give-up-seat';
import { NextStep } from './next-step';
import { RequestProgress } from './request-progress';

const tones: Record<string, Tone> = {
  Accepted: 'good',
  Rejected: 'bad',
  Cancelled: 'plain',
  Expired: 'plain',
};

const unpaidStates = ['Waiting', 'Offered', 'Reserved'];

export type FoundStatusProps = { response: StatusResponse; sender: StatusRequest; ownTimes: OwnTimeTexts };

export function FoundStatus({ response, sender, ownTimes }: FoundStatusProps) {
  const { kind, state, at, date, title, class: line, enrolledClass } = response;
  const status = getText('status');
  const names: Record<string, string> = status.kinds;
  const states: Record<string, string> = status.states;
  const [isGivenUp, setGivenUp] = useState(false);
  const name = names[state === 'Waiting' ? 'waiting' : kind] ?? kind;
  const tone = tones[state] ?? (state === status.handling.done ? 'good' : 'warn');
  return (
    <Alert isLive>
      <p>
        <strong>{title ? withColon(name) : name}</strong>
        {title && (
          <span lang={contentLanguage(title)}>
            {' '}
            <MultilingualText text={title} />
          </span>
        )}
      </p>
      {line && (
        <p>
          {withColon(status.class)} {line}
        </p>
      )}
      {!isGivenUp && (
        <>
          <p>
            {withColon(status.state)} <Badge tone={tone}>{states[state] ?? state}</Badge>
          </p>
          <RequestProgress {...response} />
          <NextStep {...response} />
          {enrolledClass && (
            <EnrolledClassDetails enrolledClass={enrolledClass} isAccepted={state === 'Accepted'} own={ownTimes} />
          )}
        </>
      )}
      {unpaidStates.includes(state) && (
        <GiveUpSeat sender={sender} isWaiting={state === 'Waiting'} onDone={() => setGivenUp(true)} />
      )}
      <p className="small">{fill(status.since, { date: date ?? dayMonthYear(at, getLocale()) ?? '' })}</p>
    </Alert>
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withLocale } from '#text';
import { EventCard } from '@/components/events/event-card';
import type { Event } from '@/lib/contract/events';

const drawEvent = (changes: Partial<Event>) => {
  const event = { title: 'Open evening', startsAt: '2026-12-04T12:00:00.000Z', ...changes } as Event;
  return renderToStaticMarkup(<EventCard event={event} />);
};

test.each([
  ['en', '18:30 (Myanmar time)'],
  ['fr', '(heure du Myanmar)'],
  ['my', '(မြန်မာစံတော်ချိန်)'],
] as const)('in %s, an event starts at a time of a named zone', (locale, time) => {
  expect(withLocale(locale, () => drawEvent({}))).toContain(`${time}</time>`);
});

test('an event without a date names no time', () => {
  expect(drawEvent({ startsAt: undefined })).not.toContain('<time');
});

import { array, assert, boolean, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCommunication, serialiseCommunication } from '@/lib/contract/enrolments';
import { inquiry, ownFields } from '@/lib/contract/inquiries';
import { inquiryKeys } from '@/lib/contract/inquiry-keys';
import { choiceOrOther, inquiryTypes } from '@/lib/contract/inquiry-options';
import { parseSchedule, scheduleLines, serialiseSchedule } from '@/lib/contract/schedule';

const keys = inquiryKeys('EcolePadauk');

describe('a parent requests a quotation', () => {
  const sent = {
    email: 'su@example.com',
    type: inquiryTypes.student,
    contentNameOrPerson: 'Su',
    nameOfStudent: 'Aye',
    ageOfStudent: 12,
    proficiency: '0 Level',
    [keys.heard]: 'Google Search',
    [keys.updates]: true,
    role: 'admin',
  };

  test('and two keys contain the product name', () => {
    const parsed = inquiry('EcolePadauk').parse(sent);
    expect(parsed).toMatchObject({
      howDidYouHearAboutEcolePadauk: 'Google Search',
      wouldYouLikeToReceiveUpdatesAndPromotionalOffersFromEcolePadauk: 'true',
      ageOfStudent: '12',
    });
    expect(parsed).not.toHaveProperty('role');
  });

  test('and fields of a collaboration are dropped', () => {
    const own = ownFields(inquiry('EcolePadauk').parse(sent), 'EcolePadauk');
    expect(own).not.toHaveProperty('proficiency');
    expect(own).toHaveProperty(keys.heard, 'Google Search');
    expect(own).toHaveProperty('nameOfStudent', 'Aye');
  });

  test('and the text for Other replaces it', () => {
    expect(choiceOrOther('Other', ' Aunt ')).toBe('Aunt');
    expect(choiceOrOther('Other', ' ')).toBe('Other');
    expect(choiceOrOther('Online', 'Aunt')).toBe('Online');
  });
});

test('a weekly schedule is unchanged after serialising and parsing', () => {
  const week = array(array(boolean(), { minLength: 4, maxLength: 4 }), { minLength: 7, maxLength: 7 });
  assert(
    property(week, (schedule) => {
      expect(parseSchedule(serialiseSchedule(schedule))).toEqual(schedule);
    }),
  );
  expect(parseSchedule('nonsense')).toBeNull();
  expect(parseSchedule('[[true]]')).toBeNull();
});

test('staff read a schedule as days and times', () => {
  const schedule = Array.from({ length: 7 }, (_, day) => [day === 0, false, false, day === 0]);
  expect(scheduleLines(schedule)).toEqual(['monday: Morning (9-12), Night (7-11)']);
});

test('the preferred channels are unchanged after serialising and parsing', () => {
  const text = serialiseCommunication({ viber: true, other: true });
  expect(JSON.parse(text)).toEqual({ telegram: false, viber: true, whatsapp: false, imessage: false, other: true });
  expect(parseCommunication(text)).toEqual(['viber', 'other']);
  expect(parseCommunication(undefined)).toEqual([]);
  expect(parseCommunication('null')).toEqual([]);
});

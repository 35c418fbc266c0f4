import { toDay } from '@/lib/format/lessons';

type Holiday = { name: string; from: string; to?: string; isExpected: boolean };

/** Midnight in Yangon. */
const onDay = (day: string) => new Date(`${day}T00:00:00+06:30`).toISOString();

const fixed = (name: string, from: string, to?: string): Holiday => ({
  name,
  from: onDay(from),
  to: to && onDay(to),
  isExpected: false,
});

/** Set by the moon, or announced each year. */
const expected = (name: string, from: string, to?: string): Holiday => ({ ...fixed(name, from, to), isExpected: true });

/** Public holidays of Myanmar in 2026 and 2027. */
export const myanmarHolidays: Holiday[] = [
  fixed('New Year’s Day', '2026-01-01'),
  fixed('Independence Day', '2026-01-04'),
  fixed('Union Day', '2026-02-12'),
  expected('Chinese New Year', '2026-02-17'),
  fixed('Peasants’ Day', '2026-03-02'),
  expected('Full Moon of Tabaung', '2026-03-02'),
  fixed('Armed Forces Day', '2026-03-27'),
  expected('Thingyan and Myanmar New Year', '2026-04-13', '2026-04-17'),
  expected('Full Moon of Kason', '2026-04-30'),
  fixed('Labour Day', '2026-05-01'),
  expected('Eid al-Adha', '2026-05-27'),
  fixed('Martyrs’ Day', '2026-07-19'),
  expected('Full Moon of Waso', '2026-07-29'),
  expected('Thadingyut', '2026-10-25', '2026-10-27'),
  expected('Deepavali', '2026-11-08'),
  expected('Tazaungdaing', '2026-11-23', '2026-11-24'),
  expected('National Day', '2026-12-04'),
  expected('Karen New Year', '2026-12-10'),
  fixed('Christmas Day', '2026-12-25'),
  fixed('New Year’s Day', '2027-01-01'),
  fixed('Independence Day', '2027-01-04'),
  expected('Chinese New Year', '2027-02-06'),
  fixed('Union Day', '2027-02-12'),
  fixed('Peasants’ Day', '2027-03-02'),
  expected('Full Moon of Tabaung', '2027-03-22'),
  fixed('Armed Forces Day', '2027-03-27'),
  expected('Thingyan and Myanmar New Year', '2027-04-13', '2027-04-17'),
  fixed('Labour Day', '2027-05-01'),
  expected('Eid al-Adha', '2027-05-17'),
  expected('Full Moon of Kason', '2027-05-20'),
  expected('Full Moon of Waso', '2027-07-18'),
  fixed('Martyrs’ Day', '2027-07-19'),
  expected('Thadingyut', '2027-10-14', '2027-10-16'),
  expected('Deepavali', '2027-10-29'),
  expected('Tazaungdaing', '2027-11-13', '2027-11-14'),
  expected('National Day', '2027-11-24'),
  fixed('Christmas Day', '2027-12-25'),
  expected('Karen New Year', '2027-12-28'),
];

/** Of a calendar day in Myanmar: "2026-12-04". */
export const isPublicHoliday = (day: string): boolean =>
  myanmarHolidays.some(({ from, to = from }) => toDay(from) <= day && day <= toDay(to));

import { expect, test } from 'vitest';
import { findExpired } from '@/scripts/backup/retention.mjs';

const keep = { hourly: 24, daily: 14, weekly: 8, monthly: 12 };
const hourMs = 60 * 60 * 1000;
type Backup = { at: Date };

const everyHours = (hours: number, count: number, end = Date.parse('2026-11-23T10:30:00Z')): Backup[] =>
  Array.from({ length: count }, (_, index) => ({ at: new Date(end - index * hours * hourMs) }));

function keptOf(backups: Backup[], policy = keep): string[] {
  const expired: Backup[] = findExpired(backups, policy);
  return backups.filter((backup) => !expired.includes(backup)).map(({ at }) => at.toISOString().slice(0, 13));
}

test('two years of hourly backups shrink to hours, days, weeks and months', () => {
  const kept = keptOf(everyHours(1, 2 * 365 * 24));
  expect(kept.slice(0, 24)).toEqual(keptOf(everyHours(1, 24)));
  // The 24 hours end yesterday at 11: yesterday’s last backup is one of them, and 12 older days follow.
  expect(kept.slice(24, 36)).toEqual(
    Array.from({ length: 12 }, (_, day) => `2026-11-${21 - day < 10 ? `0${21 - day}` : 21 - day}T23`),
  );
  expect(kept).toContain('2026-10-11T23');
  expect(kept).toContain('2025-12-31T23');
  expect(kept).not.toContain('2025-11-30T23');
  expect(kept.length).toBe(24 + 12 + 5 + 11);
});

test('of several backups in an hour the last one stays', () => {
  const backups = [10, 20, 30].map((minute) => ({ at: new Date(`2026-11-23T10:${minute}:00Z`) }));
  expect(findExpired(backups, keep)).toEqual([backups[1], backups[0]]);
});

test('while no backups are made none are deleted, however old they are', () => {
  expect(findExpired(everyHours(1, 24, Date.parse('2020-01-01T00:30:00Z')), keep)).toEqual([]);
});

test('the newest backup stays whatever the numbers are', () => {
  const none = { hourly: 0, daily: 0, weekly: 0, monthly: 0 };
  expect(keptOf(everyHours(1, 5), none)).toEqual(['2026-11-23T10']);
});

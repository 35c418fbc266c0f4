const pad = (number) => String(number).padStart(2, '0');
const day = (date) => `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;

function week(date) {
  const monday = new Date(date);
  monday.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return day(monday);
}

const periods = {
  hourly: (date) => `${day(date)} ${pad(date.getUTCHours())}`,
  daily: day,
  weekly: week,
  monthly: (date) => day(date).slice(0, 7),
};

/**
 * The backups that no rule keeps. A rule keeps the newest backup of each of its latest periods, counting only periods
 * that have one: while no backups are made, none are deleted. The newest backup always stays.
 */
export function findExpired(backups, keep) {
  const newestFirst = backups.toSorted((one, other) => other.at - one.at);
  const kept = new Set(newestFirst.slice(0, 1));
  for (const [name, periodOf] of Object.entries(periods)) {
    const seen = new Set();
    for (const backup of newestFirst) {
      if (seen.size >= keep[name]) break;
      const period = periodOf(backup.at);
      if (!seen.has(period)) kept.add(backup);
      seen.add(period);
    }
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}

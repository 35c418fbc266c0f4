import { createLocalReq, type ServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { BarChart } from './bar-chart';
import { LevelChart } from './level-chart';
import { readStatistics } from './statistics';
import { readWaiting } from './waiting';
import { weekLabel } from './weeks';
import { inboxWords } from './words';
import './dashboard.css';

/** The start of the admin: what waits, and how the last weeks went. */
export async function Dashboard({ user, payload, i18n }: Pick<ServerProps, 'user' | 'payload' | 'i18n'>) {
  const title = <h1 className="inbox-dashboard-title">{i18n.t('general:dashboard')}</h1>;
  if (!user || !isStaff({ user }, 'editor', 'enrolments')) return title;
  const words = inboxWords(i18n.language);
  const req = await createLocalReq({ user }, payload);
  const [waiting, { weeks, heard, notSaid, orders, attempts }] = await Promise.all([
    readWaiting(req, words),
    readStatistics(payload),
  ]);
  const weekly = {
    description: words.perWeek,
    unit: words.week,
    labels: weeks.map((week) => weekLabel(week, i18n.language)),
    words,
  };
  return (
    <div className="inbox-dashboard">
      {title}
      <section aria-labelledby="inbox-waiting">
        <h2 id="inbox-waiting">{words.waiting}</h2>
        <ul className="inbox-waiting">
          {waiting.map(({ label, count, href }) => (
            <li key={label}>
              <a href={href} data-waiting={count > 0 || undefined}>
                <strong>{count}</strong> <span>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="inbox-weeks">
        <h2 id="inbox-weeks">{words.lastWeeks}</h2>
        <div className="inbox-charts">
          <BarChart
            {...weekly}
            id="inquiries-per-week"
            title={words.inquiriesByHeard}
            series={[...heard, { ...notSaid, name: words.notSaid }]}
          />
          <BarChart {...weekly} id="orders-per-week" title={words.orders} series={[orders]} />
          <BarChart {...weekly} id="attempts-per-week" title={words.attempts} series={[attempts]} />
          <LevelChart payload={payload} words={words} />
        </div>
      </section>
    </div>
  );
}

import { redirect } from 'next/navigation';
import { createLocalReq, type ServerProps } from 'payload';
import { isStaff, isTeacherOnly } from '@/lib/cms/access/roles';
import { BarChart } from './bar-chart';
import { chartTexts } from './chart-texts';
import { dashboardTexts } from './dashboard-texts';
import { LevelChart } from './level-chart';
import { readStatistics } from './statistics';
import { countWaiting } from './waiting-counts';
import { weekLabel } from './weeks';
import './dashboard.css';

export async function Dashboard({ user, payload, i18n }: Pick<ServerProps, 'user' | 'payload' | 'i18n'>) {
  if (isTeacherOnly({ user: user ?? null })) redirect('/admin/today');
  const heading = <h1 className="dashboard-heading">{i18n.t('general:dashboard')}</h1>;
  if (!user || !isStaff({ user }, 'editor', 'enrolments')) return heading;
  const texts = dashboardTexts(i18n.language);
  const req = await createLocalReq({ user }, payload);
  const [waiting, { weeks, sources, unknownSource, orders, attempts }] = await Promise.all([
    countWaiting(req, texts),
    readStatistics(payload),
  ]);
  const weekly = {
    description: texts.perWeek,
    unit: texts.week,
    labels: weeks.map((week) => weekLabel(week, i18n.language)),
    texts: chartTexts(i18n.language),
  };
  return (
    <div className="dashboard-sections">
      {heading}
      <section aria-labelledby="dashboard-waiting">
        <h2 id="dashboard-waiting">{texts.waiting}</h2>
        <ul className="dashboard-waiting">
          {waiting.map(({ label, count, href }) => (
            <li key={label}>
              <a href={href} data-waiting={count > 0 || undefined}>
                <strong>{count}</strong> <span>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="dashboard-weeks">
        <h2 id="dashboard-weeks">{texts.lastWeeks}</h2>
        <div className="dashboard-charts">
          <BarChart
            {...weekly}
            id="inquiries-per-week"
            title={texts.inquiriesBySource}
            series={[...sources, { ...unknownSource, name: texts.unknownSource }]}
          />
          <BarChart {...weekly} id="orders-per-week" title={texts.orders} series={[orders]} />
          <BarChart {...weekly} id="attempts-per-week" title={texts.attempts} series={[attempts]} />
          <LevelChart payload={payload} language={i18n.language} />
        </div>
      </section>
    </div>
  );
}

import { getText } from '#text';
import { SiteLink } from '@/components/ui/link';
import {
  type TimetableFilter,
  type TimetableView,
  timetableHref,
  timetableViews,
} from '@/lib/contract/timetable-filter';

/** "List | Week": each keeps the filters. */
export function ViewLinks({ filter, view }: { filter: TimetableFilter; view: TimetableView }) {
  const text = getText('classes');
  return (
    <nav className="filter-links" aria-label={text.view}>
      <span aria-hidden="true">{text.view}</span>
      <ul>
        {timetableViews.map((each) => (
          <li key={each}>
            <SiteLink href={timetableHref(filter, 1, each)} aria-current={each === view ? 'true' : undefined}>
              {text.views[each]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

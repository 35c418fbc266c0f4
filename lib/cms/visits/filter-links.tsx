import { devices, lines } from '@/lib/contract/visits';
import { dayRanges, filtersHref, groupings, type VisitFilters } from './visit-filters';
import { formatPage } from './visit-formats';
import type { VisitTexts } from './visit-texts';

type Props = { filters: VisitFilters; texts: VisitTexts };
type Name = 'days' | 'device' | 'line' | 'by';

const choices: [Name, readonly (string | undefined)[]][] = [
  ['days', dayRanges],
  ['device', [undefined, ...devices]],
  ['line', [undefined, ...lines]],
  ['by', groupings],
];

export function FilterLinks({ filters, texts }: Props) {
  return (
    <div className="visits-filters">
      {choices.map(([name, values]) => (
        <nav key={name} className="staff-links" aria-label={texts.filters[name]}>
          <span aria-hidden="true">{texts.filters[name]}</span>
          {values.map((value) => (
            <a
              key={value ?? ''}
              href={filtersHref({ ...filters, [name]: value })}
              aria-current={filters[name] === value ? 'page' : undefined}
            >
              {value ? (texts[name] as Record<string, string>)[value] : texts.all}
            </a>
          ))}
        </nav>
      ))}
      {filters.page && (
        <nav className="staff-links" aria-label={texts.page}>
          <span aria-hidden="true">{texts.page}</span>
          <a href={filtersHref({ ...filters, page: undefined, by: 'page' })}>{texts.allPages}</a>
          <a href={filtersHref(filters)} aria-current="page">
            {formatPage(filters.page)}
          </a>
        </nav>
      )}
    </div>
  );
}

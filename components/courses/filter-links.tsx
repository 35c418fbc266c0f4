import { SiteLink } from '@/components/ui/link';
import { Stylesheet } from '@/components/ui/stylesheet';

type Props<Value extends string> = {
  label: string;
  all: string;
  options: { value: Value; name: string }[];
  chosen?: Value;
  hrefOf: (value?: Value) => string;
};

export function FilterLinks<Value extends string>({ label, all, options, chosen, hrefOf }: Props<Value>) {
  if (options.length === 0) return null;
  return (
    <nav className="filter-links" aria-label={label}>
      <Stylesheet name="courses" />
      <span aria-hidden="true">{label}</span>
      <ul>
        {[{ value: undefined, name: all }, ...options].map(({ value, name }) => (
          <li key={value ?? ''}>
            <SiteLink href={hrefOf(value)} aria-current={value === chosen ? 'true' : undefined}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

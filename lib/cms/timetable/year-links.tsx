type Props = { year: string; label: string; hrefOf: (year: string) => string };

/** The year before, this one and the next. */
export function YearLinks({ year, label, hrefOf }: Props) {
  return (
    <nav className="staff-links" aria-label={label}>
      {[-1, 0, 1]
        .map((step) => String(Number(year) + step))
        .map((each) => (
          <a key={each} href={hrefOf(each)} aria-current={each === year ? 'page' : undefined}>
            {each}
          </a>
        ))}
    </nav>
  );
}

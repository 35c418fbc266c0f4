import { ui } from '@/lib/text/en/ui';
import { LinkButton } from './button';

type Props = {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  previous?: string;
  next?: string;
  label?: string;
};

export function Pagination({
  page,
  totalPages,
  hrefOf,
  previous = ui.previous,
  next = ui.next,
  label = ui.pages,
}: Props) {
  return (
    <nav className="pagination" aria-label={label}>
      <LinkButton variant="quiet" href={hrefOf(page - 1)} disabled={page <= 1 || totalPages === 0} rel="prev">
        {previous}
      </LinkButton>
      {totalPages > 0 && <span className="muted">{ui.pageOf(page, totalPages)}</span>}
      <LinkButton variant="quiet" href={hrefOf(page + 1)} disabled={page >= totalPages} rel="next">
        {next}
      </LinkButton>
    </nav>
  );
}

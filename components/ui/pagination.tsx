import { getText } from '#text';
import { fill } from '@/lib/text/fill';
import { LinkButton } from './button';

type Props = {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  previous?: string;
  next?: string;
  label?: string;
};

export function Pagination({ page, totalPages, hrefOf, ...labels }: Props) {
  const ui = getText('ui');
  const { previous = ui.previous, next = ui.next, label = ui.pages } = labels;
  return (
    <nav className="pagination" aria-label={label}>
      <LinkButton variant="quiet" href={hrefOf(page - 1)} disabled={page <= 1 || totalPages === 0} rel="prev">
        {previous}
      </LinkButton>
      {totalPages > 0 && <span className="muted">{fill(ui.pageOf, { page, total: totalPages })}</span>}
      <LinkButton variant="quiet" href={hrefOf(page + 1)} disabled={page >= totalPages} rel="next">
        {next}
      </LinkButton>
    </nav>
  );
}

import { ui } from '@/lib/text/en/ui';
import { LinkButton } from './button';

type Props = {
  page: number;
  totalPages: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  previous?: string;
  next?: string;
  /** Names it where a page has several. */
  label?: string;
};

/** Previous and Next as links; disabled where there is no such page. */
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
      <LinkButton look="quiet" href={hrefOf(page - 1)} disabled={page <= 1 || totalPages === 0} rel="prev">
        {previous}
      </LinkButton>
      {totalPages > 0 && <span className="muted">{ui.pageOf(page, totalPages)}</span>}
      <LinkButton look="quiet" href={hrefOf(page + 1)} disabled={page >= totalPages} rel="next">
        {next}
      </LinkButton>
    </nav>
  );
}

import type { DefaultServerCellComponentProps } from 'payload';
import { formatAdminURL } from 'payload/shared';
import type { ReactNode } from 'react';

type Props = Pick<
  DefaultServerCellComponentProps,
  'collectionSlug' | 'link' | 'linkURL' | 'payload' | 'rowData' | 'viewType'
> & { children: ReactNode };

/**
 * Links the content of a list's first column to the record. Payload does so in its own cells only, and staff choose the columns.
 * No `Link`: Payload's list replaces its URL once it is hydrated, which discards a navigation of the router.
 */
export function RecordLink({ children, collectionSlug, link, linkURL, payload, rowData, viewType }: Props) {
  if (!link) return children;
  const folder = viewType === 'trash' ? '/trash' : '';
  const path = `/collections/${collectionSlug}${folder}/${encodeURIComponent(rowData.id)}` as const;
  return <a href={linkURL ?? formatAdminURL({ adminRoute: payload.config.routes.admin, path })}>{children ?? '–'}</a>;
}

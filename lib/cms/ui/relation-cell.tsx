import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload';
import { toAdminLanguage } from '@/lib/cms/language';
import { RecordLink } from './record-link';

/** The name of the record that a field points to. Payload's own cell asks for it once it is scrolled into view, and shows "–" until then. */
export async function RelationCell(props: DefaultServerCellComponentProps) {
  return <RecordLink {...props}>{props.cellData ? await readName(props) : null}</RecordLink>;
}

async function readName({ cellData, field, i18n, payload }: DefaultServerCellComponentProps) {
  if (field.type !== 'relationship') return '–';
  const collection = field.relationTo as CollectionSlug;
  const title = payload.collections[collection].config.admin.useAsTitle ?? 'id';
  const record = await payload.findByID({
    collection,
    id: typeof cellData === 'object' ? cellData.id : cellData,
    locale: toAdminLanguage(i18n.language),
    depth: 0,
    draft: true,
    trash: true,
    disableErrors: true,
  });
  return String((record as Record<string, unknown> | null)?.[title] ?? '–');
}

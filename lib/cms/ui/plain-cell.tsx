import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload';
import { defaultLocale } from '@/lib/format/locale';
import { nationalPhone } from '@/lib/format/phone';
import { RecordLink } from './record-link';

type Props = DefaultServerCellComponentProps;

/** Leaves an empty value empty, where Payload shows "<No Discount>". */
export function PlainCell(props: Props) {
  const { cellData, field } = props;
  const isEmpty = cellData === null || cellData === undefined || cellData === '';
  const isLocalised = 'localized' in field && field.localized;
  const isPhone = 'name' in field && field.name === 'phone';
  const empty = isLocalised ? <EnglishText {...props} /> : null;
  return (
    <RecordLink {...props}>
      {isEmpty ? (
        empty
      ) : (
        <span className={isPhone ? 'list-number' : undefined}>
          {isPhone ? nationalPhone(String(cellData)) : String(cellData)}
        </span>
      )}
    </RecordLink>
  );
}

/** Payload's lists show no fallback: a record without a translation would have no name. */
async function EnglishText({ collectionSlug, field, payload, rowData }: Props) {
  const document = await payload.findByID({
    collection: collectionSlug as CollectionSlug,
    id: rowData.id,
    locale: defaultLocale,
    depth: 0,
    draft: true,
    trash: true,
    disableErrors: true,
  });
  const text = 'name' in field && (document as Record<string, unknown> | null)?.[field.name];
  return text ? <span lang={defaultLocale}>{String(text)}</span> : '–';
}

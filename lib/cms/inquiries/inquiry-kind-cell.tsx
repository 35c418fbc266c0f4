import type { DefaultServerCellComponentProps } from 'payload';
import { listTexts } from '@/lib/cms/inbox/list-texts';
import { RecordLink } from '@/lib/cms/ui/record-link';
import { isFromSchool } from './inquiry-answers';

/** A short name for the type of an inquiry; the stored one is a whole line. */
export function InquiryKindCell(props: DefaultServerCellComponentProps) {
  const texts = listTexts(props.i18n.language);
  return (
    <RecordLink {...props}>
      <span title={String(props.cellData)}>{isFromSchool(props.cellData) ? texts.fromSchool : texts.fromStudent}</span>
    </RecordLink>
  );
}

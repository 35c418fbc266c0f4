import type { DefaultServerCellComponentProps } from 'payload';
import { isFromSchool } from './inquiry-answers';
import { inboxWords } from './words';

/** The type of an inquiry in one word; its name on the form is a line long. */
export function InquiryKindCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const words = inboxWords(i18n.language);
  return <span title={String(cellData)}>{isFromSchool(cellData) ? words.fromSchool : words.fromStudent}</span>;
}

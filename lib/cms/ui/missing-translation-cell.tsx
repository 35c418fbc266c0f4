import type { DefaultServerCellComponentProps } from 'payload';
import { translate } from '@/lib/cms/language';
import { RecordLink } from './record-link';
import { StatusPill } from './status-pill';

/** To the label of the column, such as “Burmese incomplete”. */
const answers = { yes: { en: 'Yes', my: 'ဟုတ်', fr: 'Oui' }, no: { en: 'No', my: 'မဟုတ်', fr: 'Non' } };

export function MissingTranslationCell(props: DefaultServerCellComponentProps) {
  const isMissing = props.cellData !== false;
  return (
    <RecordLink {...props}>
      <StatusPill tone={isMissing ? 'progress' : 'done'}>
        {translate(props, isMissing ? answers.yes : answers.no)}
      </StatusPill>
    </RecordLink>
  );
}

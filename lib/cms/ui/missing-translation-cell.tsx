import type { DefaultServerCellComponentProps } from 'payload';
import { translate } from '@/lib/cms/language';
import { RecordLink } from './record-link';
import { StatusPill } from './status-pill';

const texts = {
  missing: { en: 'Missing', my: 'မပြည့်စုံသေး', fr: 'Manque' },
  complete: { en: 'Complete', my: 'ပြည့်စုံပြီ', fr: 'Complet' },
};

export function MissingTranslationCell(props: DefaultServerCellComponentProps) {
  const isMissing = props.cellData !== false;
  return (
    <RecordLink {...props}>
      <StatusPill tone={isMissing ? 'progress' : 'done'}>
        {translate(props, isMissing ? texts.missing : texts.complete)}
      </StatusPill>
    </RecordLink>
  );
}

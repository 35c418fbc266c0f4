import type { DefaultServerCellComponentProps } from 'payload';
import { RecordLink } from '@/lib/cms/ui/record-link';
import { StatusPill } from '@/lib/cms/ui/status-pill';
import type { AuditAction } from './audit-entry';
import { subjectLabel } from './describe-change';
import { auditTexts } from './texts';

const destructive: AuditAction[] = ['delete', 'trash', 'reject', 'cancel'];
const sensitive: AuditAction[] = [
  'roles',
  'export',
  'forgotPassword',
  'resetPassword',
  'unlock',
  'suspend',
  'unsuspend',
  'secondFactorOff',
  'secondFactorReset',
  'recoveryCodeUsed',
];

export function ActionCell(props: DefaultServerCellComponentProps) {
  const action = props.cellData as AuditAction;
  const tone = destructive.includes(action) ? 'refused' : sensitive.includes(action) ? 'new' : 'done';
  return (
    <RecordLink {...props}>
      <StatusPill tone={tone}>{auditTexts(props.i18n.language).actions[action] ?? action}</StatusPill>
    </RecordLink>
  );
}

export function ActorCell(props: DefaultServerCellComponentProps) {
  return <RecordLink {...props}>{props.cellData ?? auditTexts(props.i18n.language).somebody}</RecordLink>;
}

export function SubjectCell(props: DefaultServerCellComponentProps) {
  return <RecordLink {...props}>{subjectLabel(props as never, props.cellData)}</RecordLink>;
}

export function TitleCell(props: DefaultServerCellComponentProps) {
  const { title, action } = props.rowData;
  const texts = auditTexts(props.i18n.language);
  return <RecordLink {...props}>{title ?? (action === 'export' ? texts.wholeList : null)}</RecordLink>;
}

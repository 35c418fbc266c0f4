import type { DescribedChange } from './describe-change';
import type { AuditTexts } from './texts';
import './audit.css';

type Props = { changes: DescribedChange[]; texts: AuditTexts };

export function ChangeList({ changes, texts }: Props) {
  return (
    <dl className="audit-changes">
      {changes.map(({ path, label, before, after, note }) => (
        <div key={path}>
          <dt>{label}</dt>
          {note ? (
            <dd>{note}</dd>
          ) : (
            <>
              <dd data-side="before">
                <span>{texts.before}</span> {before}
              </dd>
              <dd data-side="after">
                <span>{texts.after}</span> {after}
              </dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}

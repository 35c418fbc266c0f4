import { getText } from '#text';
import { withColon } from '@/lib/text/with-colon';
import { SiteLink } from './link';

type Props = { code: string; note?: string };

export function ReferenceCode({ code, note }: Props) {
  const forms = getText('forms');
  return (
    <div className="stack">
      <p>
        {withColon(forms.reference)} <strong className="display">{code}</strong>
      </p>
      {note && <p className="small">{note}</p>}
      <p>
        <SiteLink href={`/status?reference=${code}`}>{forms.follow}</SiteLink>
      </p>
    </div>
  );
}

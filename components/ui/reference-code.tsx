import { forms } from '@/lib/text/en/forms';
import { SiteLink } from './link';

type Props = { code: string; note?: string };

/** The code to follow something with, large enough to copy by hand, and the way to where it is followed. */
export function ReferenceCode({ code, note }: Props) {
  return (
    <div className="stack">
      <p>
        {forms.reference}: <strong className="display">{code}</strong>
      </p>
      {note && <p className="small">{note}</p>}
      <p>
        <SiteLink href={`/status?reference=${code}`}>{forms.follow}</SiteLink>
      </p>
    </div>
  );
}

'use client';

import { formatStaffDate } from '@/lib/format/staff-date';
import { usePost } from './use-post';

export type TrustedRow = { id: string; name: string; until: string };
type Props = { devices: TrustedRow[]; staff?: string };

export function TrustedPanel({ devices, staff }: Props) {
  const { texts, language, post, error, isBusy } = usePost();
  async function distrust(device: string) {
    const { answer } = await post('/devices/distrust', { staff, device });
    if (answer) location.reload();
  }
  if (devices.length === 0) return <p>{texts.noTrusted}</p>;
  return (
    <>
      <p>{texts.trustedAbout}</p>
      {error && <p role="alert">{error}</p>}
      <ul className="security-list">
        {devices.map(({ id, name, until }) => (
          <li key={id}>
            <span>
              <b>{name || texts.unknownDevice}</b>
              <br />
              {texts.until(formatStaffDate(until, language, { hasTime: false }))}
            </span>
            <button type="button" disabled={isBusy} onClick={() => distrust(id)}>
              {texts.distrust}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

import { redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { hasRole, isStaff } from '@/lib/cms/access/roles';
import type { Staff } from '@/lib/cms/payload-types';
import { listSessions } from '@/lib/cms/people/end-sessions';
import { countRecoveryCodes } from '@/lib/cms/people/recovery-codes';
import { secondFactorSince } from '@/lib/cms/people/second-factor';
import { listTrustedDevices } from '@/lib/cms/people/staff-devices';
import { isRestricted } from '@/lib/cms/people/staff-strategy';
import { StaffView } from '@/lib/cms/ui/staff-view';
import { SecondFactorPanel } from './second-factor-panel';
import { securityTexts } from './security-texts';
import { SessionPanel } from './session-panel';
import { TrustedPanel } from './trusted-panel';
import './security.css';

type Member = Pick<Staff, 'id' | 'name' | 'oneTimePassword'>;

async function findMember(req: PayloadRequest, asked: unknown): Promise<Member> {
  const own = await req.payload.findByID({ collection: 'staff', id: String(req.user?.id), depth: 0 });
  if (typeof asked !== 'string' || asked === own.id || !isStaff(req, 'owner')) return own;
  const member = await req.payload.findByID({ collection: 'staff', id: asked, depth: 0, disableErrors: true });
  return member ?? own;
}

async function readSecurity(req: PayloadRequest, { id }: Member) {
  const current = (req.user as { _sid?: string } | null)?._sid;
  const [since, codesLeft, sessions, devices] = await Promise.all([
    secondFactorSince(req, id),
    countRecoveryCodes(req, id),
    listSessions(req, id),
    listTrustedDevices(req, id),
  ]);
  return {
    factor: { since, codesLeft },
    sessions: sessions.map((session) => ({ ...session, isCurrent: session.id === current })),
    devices: devices.map((device) => ({ id: device.id, name: device.name ?? '', until: device.trustedUntil ?? '' })),
  };
}

/** Second factor, sessions and trusted browsers of one's own account, or for owners of a colleague's. */
export async function SecurityView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  // Payload does not require a login for custom views.
  if (req.user?.collection !== 'staff') redirect('/admin/login?redirect=%2Fadmin%2Fsecurity');
  const texts = securityTexts(req.i18n.language);
  if (isRestricted(req.user)) {
    const own = await findMember(req, undefined);
    return (
      <main className="security security-required">
        <h1>{texts.secondFactor}</h1>
        <p role="alert">{texts.required}</p>
        <SecondFactorPanel since={null} codesLeft={0} shouldAskForPassword={!own.oneTimePassword} />
        <p>
          <a href="/admin/logout">{texts.logout}</a>
        </p>
      </main>
    );
  }
  if (!hasRole(req)) redirect('/admin/unauthorized');
  const member = await findMember(req, searchParams?.staff);
  const { factor, sessions, devices } = await readSecurity(req, member);
  const staff = member.id === req.user.id ? undefined : member.id;
  const title = staff ? `${texts.title}: ${member.name}` : texts.title;
  return (
    <StaffView {...props} title={title} className="security">
      <section aria-labelledby="second-factor">
        <h2 id="second-factor">{texts.secondFactor}</h2>
        <SecondFactorPanel {...factor} staff={staff} shouldAskForPassword={!member.oneTimePassword} />
      </section>
      <section aria-labelledby="sessions">
        <h2 id="sessions">{texts.sessions}</h2>
        <SessionPanel sessions={sessions} staff={staff} />
      </section>
      <section aria-labelledby="trusted">
        <h2 id="trusted">{texts.trusted}</h2>
        <TrustedPanel devices={devices} staff={staff} />
      </section>
    </StaffView>
  );
}

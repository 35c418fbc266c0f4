import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { type Payload, type PayloadRequest, parseCookies, type Where } from 'payload';
import { type AdminLanguage, toAdminLanguage } from '@/lib/cms/language';
import type { StaffDevice } from '@/lib/cms/payload-types';
import { transactionOf } from '@/lib/cms/tables';
import { deviceName } from './device-name';

const dayMs = 24 * 60 * 60 * 1000;
const knownDays = 180;
export const trustDays = 30;

/** One cookie per account, so that colleagues can share a computer. */
function cookieName(req: PayloadRequest, staff: string): string {
  const prefix = req.payload.collections.staff.config.auth.cookies.secure ? '__Host-' : '';
  return `${prefix}staff-device-${staff.slice(0, 8)}`;
}

const hash = (token: string): string => createHash('sha256').update(token).digest('hex');

function setCookie(req: PayloadRequest, staff: string, token: string): void {
  const name = cookieName(req, staff);
  const parts = [`${name}=${token}`, 'Path=/', `Max-Age=${(knownDays * dayMs) / 1000}`, 'HttpOnly', 'SameSite=Strict'];
  if (name.startsWith('__Host-')) parts.push('Secure');
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('Set-Cookie', parts.join('; '));
}

const openTable = async (req: PayloadRequest) => {
  const { drizzle, tables } = await transactionOf(req, 'staff-devices');
  return { drizzle, table: tables['staff-devices'] };
};

/** The browser of the request, if this account has logged in from it. */
export async function findDevice(req: PayloadRequest, staff: string): Promise<StaffDevice | null> {
  const token = parseCookies(req.headers).get(cookieName(req, staff));
  if (!token) return null;
  const where: Where = { and: [{ staff: { equals: staff } }, { tokenHash: { equals: hash(token) } }] };
  return req.payload.db.findOne<StaffDevice>({ collection: 'staff-devices', where, req });
}

export const isTrusted = (device: Pick<StaffDevice, 'trustedUntil'> | null): boolean =>
  Date.parse(device?.trustedUntil ?? '') > Date.now();

/** Remembers the browser of a login. A newly trusted one gets a new token, so that a planted one never becomes trusted. */
export async function rememberDevice(
  req: PayloadRequest,
  staff: string,
  device: StaffDevice | null,
  isTrusted: boolean,
): Promise<void> {
  const { drizzle, table } = await openTable(req);
  const now = new Date();
  const known = { name: deviceName(req.headers.get('user-agent')), language: toAdminLanguage(req.i18n.language) };
  await drizzle
    .delete(table)
    .where(
      and(eq(table.staff, staff), lt(table.lastUsedAt, new Date(now.getTime() - knownDays * dayMs).toISOString())),
    );
  const used = { ...known, lastUsedAt: now.toISOString() };
  if (device && !isTrusted) {
    await drizzle.update(table).set(used).where(eq(table.id, device.id));
    return;
  }
  if (device) await drizzle.delete(table).where(eq(table.id, device.id));
  const token = randomBytes(32).toString('base64url');
  const trustedUntil = isTrusted ? new Date(now.getTime() + trustDays * dayMs).toISOString() : null;
  const data = { staff, tokenHash: hash(token), ...used, trustedUntil };
  await req.payload.db.create({ collection: 'staff-devices', data, req });
  setCookie(req, staff, token);
}

/** The language of the admin on the browser that this colleague used last. */
export async function languageOf(cms: Payload, staff: string, req?: PayloadRequest): Promise<AdminLanguage> {
  const { docs } = await cms.find({
    collection: 'staff-devices',
    where: { staff: { equals: staff } },
    sort: '-lastUsedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return toAdminLanguage(docs[0]?.language ?? req?.i18n?.language);
}

export async function listTrustedDevices(req: PayloadRequest, staff: string): Promise<StaffDevice[]> {
  const { docs } = await req.payload.find({
    collection: 'staff-devices',
    where: { and: [{ staff: { equals: staff } }, { trustedUntil: { greater_than: new Date().toISOString() } }] },
    sort: '-lastUsedAt',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs;
}

/** Ends the trust in all devices of an account, or in one. Returns how many were trusted. */
export async function endTrust(req: PayloadRequest, staff: string, device?: string): Promise<number> {
  const { drizzle, table } = await openTable(req);
  const ended = await drizzle
    .update(table)
    .set({ trustedUntil: null })
    .where(
      and(
        eq(table.staff, staff),
        device ? eq(table.id, device) : undefined,
        gt(table.trustedUntil, new Date().toISOString()),
      ),
    )
    .returning({ id: table.id });
  return ended.length;
}

export async function forgetDevices(req: PayloadRequest, staff: string): Promise<void> {
  const { drizzle, table } = await openTable(req);
  await drizzle.delete(table).where(eq(table.staff, staff));
}

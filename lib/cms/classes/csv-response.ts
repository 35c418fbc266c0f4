import type { PayloadRequest } from 'payload';
import { isStaff, type Role } from '@/lib/cms/access/roles';
import { actorOf, writeEntry } from '@/lib/cms/audit/record-entry';
import { byteOrderMark, csvHeaders, toCsv } from '@/lib/cms/inbox/csv';
import { refuse } from '@/lib/cms/staff-endpoint';
import { seatTexts } from './seat-texts';

/** A file for staff with one of the roles, which the audit log records. */
export async function respondWithCsv(
  req: PayloadRequest,
  name: string,
  roles: Role[],
  read: () => Promise<string[][]>,
): Promise<Response> {
  const actor = actorOf(req);
  if (!actor || !isStaff(req, ...roles)) return refuse(actor ? 403 : 401, seatTexts(req.i18n?.language).notAllowed);
  const rows = await read();
  await writeEntry(req, { action: 'export', subject: 'classes', ...actor });
  return new Response(byteOrderMark + toCsv(rows), { headers: csvHeaders(name) });
}

import type { Payload, PayloadRequest } from 'payload';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/format/locale';
import { nationalPhone } from '@/lib/format/phone';

const findSchool = (cms: Payload, req?: PayloadRequest) => cms.findGlobal({ slug: 'school', depth: 0, req });

/** The mailbox for notices to staff, and the language they are written in. */
export async function findStaffMailbox(cms: Payload): Promise<{ to: string; language: Locale }> {
  const { email, noticeLanguage } = await findSchool(cms);
  return { to: email || env().OWNER_EMAIL, language: noticeLanguage ?? 'en' };
}

/** For the signature of mails. */
export async function findSchoolPhone(cms: Payload, req?: PayloadRequest): Promise<string | undefined> {
  const { phone1 } = await findSchool(cms, req);
  return phone1 ? nationalPhone(phone1) : undefined;
}

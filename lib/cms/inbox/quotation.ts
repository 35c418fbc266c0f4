import type { PayloadRequest } from 'payload';
import { idPattern } from '@/lib/contract/common';
import { env } from '@/lib/env';
import { longDate, yangonTime } from '@/lib/format/dates';
import { displayPhone } from '@/lib/format/phone';
import { type Answered, answeredFields, isFromSchool } from './inquiry-answers';
import { type QuotationDraft, readQuotationDraft } from './quotation-draft';
import type { QuotationLine } from './quotation-total';

export type Quotation = {
  school: { name: string; address?: string; phones: string[]; email?: string };
  reference: string;
  /** "November 21, 2026", in Yangon. */
  date: string;
  recipient: string[];
  asked: Answered[];
  /** As staff last typed it; at first one line and thirty days from now. */
  draft: QuotationDraft;
  accounts: { provider: string; accountName: string; accountNumber: string; note?: string }[];
  notice?: string;
};

const month = 30 * 24 * 60 * 60 * 1000;

/** The first line of the price table, from what was asked; the price is for staff to say. */
function firstLine(answers: Record<string, unknown>, school: boolean): QuotationLine {
  const parts = school
    ? ['French programme', answers.proficiency, answers.preferredCourseDuration]
    : [
        answers.whichCourseAreYouInterestedIn ?? 'French course',
        answers.selectTheLevelForWhichYouWouldLikeToInquire,
        answers.preferredCourseDuration,
      ];
  const people = String(answers.numberOfStudent ?? '').trim();
  return { description: parts.filter(Boolean).join(', '), quantity: /^\d+$/.test(people) ? people : '1', price: '' };
}

/** An inquiry as a quotation, for staff who may read it. Undefined where there is none. */
export async function readQuotation(req: PayloadRequest, id: string, now = new Date()): Promise<Quotation | undefined> {
  if (!idPattern.test(id)) return undefined;
  const { payload } = req;
  const inquiry = await payload.findByID({
    collection: 'inquiries',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  if (!inquiry) return undefined;
  const [school, payment] = await Promise.all([
    payload.findGlobal({ slug: 'school', depth: 0, overrideAccess: false, req }),
    payload.findGlobal({ slug: 'payment-details', depth: 0, overrideAccess: false, req }),
  ]);
  const answers = (inquiry.answers ?? {}) as Record<string, unknown>;
  const given = (values: unknown[]) => values.filter((value): value is string => Boolean(value));
  return {
    school: {
      name: env().SITE_NAME,
      address: school.address ?? undefined,
      phones: given([school.phone1, school.phone2]),
      email: school.email ?? undefined,
    },
    reference: inquiry.reference,
    date: longDate(now) ?? '',
    recipient: given([
      answers.schoolOrcampus,
      inquiry.contactName,
      answers.schoolOrcampusAddress,
      answers.emailAddressOrProposalSubmissions || inquiry.email,
      inquiry.phone && displayPhone(inquiry.phone),
    ]),
    asked: answeredFields(answers, env().PRODUCT_KEY),
    draft: readQuotationDraft(inquiry.quotation) ?? {
      lines: [firstLine(answers, isFromSchool(inquiry.type))],
      discount: '',
      validUntil: yangonTime(new Date(now.getTime() + month)).slice(0, 10),
    },
    accounts: (payment.accounts ?? []).map(({ provider, accountName, accountNumber, note }) => ({
      provider,
      accountName,
      accountNumber,
      note: note ?? undefined,
    })),
    notice: payment.notice ?? undefined,
  };
}

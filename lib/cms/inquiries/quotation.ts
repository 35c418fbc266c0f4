import type { PayloadRequest } from 'payload';
import { idPattern } from '@/lib/contract/common';
import { env } from '@/lib/env';
import { yangonTime } from '@/lib/format/dates';
import { displayPhone } from '@/lib/format/phone';
import { type InquiryAnswer, isFromSchool, listAnswers } from './inquiry-answers';
import { type QuotationDraft, readQuotationDraft } from './quotation-draft';
import { quotationTexts } from './quotation-texts';
import type { QuotationLine } from './quotation-total';

export type Quotation = {
  school: { name: string; address?: string; phones: string[]; email?: string };
  reference: string;
  date: Date;
  recipient: string[];
  answers: InquiryAnswer[];
  draft: QuotationDraft;
  accounts: { provider: string; accountName: string; accountNumber: string; note?: string }[];
  notice?: string;
};

const validityMs = 30 * 24 * 60 * 60 * 1000;

function proposeFirstLine(answers: Record<string, unknown>, isSchool: boolean, language: string): QuotationLine {
  const texts = quotationTexts(language);
  const parts = isSchool
    ? [texts.programme, answers.proficiency, answers.preferredCourseDuration]
    : [
        answers.whichCourseAreYouInterestedIn ?? texts.course,
        answers.selectTheLevelForWhichYouWouldLikeToInquire,
        answers.preferredCourseDuration,
      ];
  const studentCount = String(answers.numberOfStudent ?? '').trim();
  return {
    description: parts.filter(Boolean).join(', '),
    quantity: /^\d+$/.test(studentCount) ? studentCount : '1',
    price: '',
  };
}

/** Returns undefined if there is no such inquiry or the role may not read it. */
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
  const withoutEmpty = (values: unknown[]) => values.filter((value): value is string => Boolean(value));
  return {
    school: {
      name: env().SITE_NAME,
      address: school.address ?? undefined,
      phones: withoutEmpty([school.phone1, school.phone2]),
      email: school.email ?? undefined,
    },
    reference: inquiry.reference,
    date: now,
    recipient: withoutEmpty([
      answers.schoolOrcampus,
      inquiry.contactName,
      answers.schoolOrcampusAddress,
      answers.emailAddressOrProposalSubmissions || inquiry.email,
      inquiry.phone && displayPhone(inquiry.phone),
    ]),
    answers: listAnswers(answers, env().PRODUCT_KEY),
    draft: readQuotationDraft(inquiry.quotation) ?? {
      lines: [proposeFirstLine(answers, isFromSchool(inquiry.type), req.i18n.language)],
      discount: '',
      validUntil: yangonTime(new Date(now.getTime() + validityMs)).slice(0, 10),
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

import type { Resolver } from 'react-hook-form';
import type { InquiryKind } from '@/lib/contract/inquiry-options';
import { type InquiryValues, toWire } from './inquiry-values';

/** Where the fields that are checked stand, by their names on the wire: in the wizard, and at which step of which type. */
const places: Record<string, { name: keyof InquiryValues; step: Partial<Record<InquiryKind, number>> }> = {
  email: { name: 'email', step: { student: 0, collaboration: 0 } },
  contentNameOrPerson: { name: 'contactName', step: { student: 1, collaboration: 1 } },
  nameOfStudent: { name: 'studentName', step: { student: 2 } },
  specificLearningGoalsOrRequirements: { name: 'goals', step: { student: 4 } },
  additionalRequirementsOrInformation: { name: 'requirements', step: { collaboration: 3 } },
  additionalCommentsOrQuestions: { name: 'comments', step: { collaboration: 3 } },
};

/** Imports what inquiries are checked by. */
export const inquiryContract = () => import('@/lib/contract/inquiries');

/**
 * Checks what would be sent, by the contract, and tells the wizard's own fields. Where the contract does not come, the server
 * checks alone.
 */
export const checkedInquiry =
  (product: string): Resolver<InquiryValues> =>
  async (values) => {
    const contract = await inquiryContract().catch(() => undefined);
    if (!contract) return { values, errors: {} };
    const checked = contract.inquiry(product).safeParse(toWire(values, product));
    if (checked.success) return { values, errors: {} };
    const found = checked.error.issues.map(({ path, message }) => {
      const place = places[String(path[0])];
      return [place?.name ?? 'root', { type: 'check', message }] as const;
    });
    // The first problem of a field is the one that is said.
    return { values: {}, errors: Object.fromEntries(found.reverse()) };
  };

/** The first problem in the order of the steps. */
export function firstProblem(
  errors: object,
  kind: InquiryKind,
): { name: keyof InquiryValues; step: number } | undefined {
  return Object.values(places)
    .flatMap(({ name, step }) => (name in errors && step[kind] !== undefined ? [{ name, step: step[kind] }] : []))
    .sort((one, other) => one.step - other.step)[0];
}

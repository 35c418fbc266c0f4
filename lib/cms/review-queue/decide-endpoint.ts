import type { Endpoint } from 'payload';
import * as z from 'zod/mini';
import { staffEndpoint } from '@/lib/cms/staff-endpoint';
import { DecisionRefusedError, decide } from '@/lib/transfers/decide';
import { decisionActions, type TransferCollection } from '@/lib/transfers/decisions';
import { rejectionCodes } from './rejection-labels';
import { type ReviewTexts, reviewTexts } from './texts';

const body = z.object({
  action: z.enum(decisionActions),
  reasonCode: z.optional(z.enum(rejectionCodes)),
  reason: z.optional(z.string().check(z.maxLength(500))),
  decidedAt: z.optional(z.string().check(z.maxLength(30))),
});

function refusalMessage({ refusal }: DecisionRefusedError, text: ReviewTexts): string {
  if (refusal.code === 'decidedAlready') {
    return text.decidedAlready(text.states[refusal.state], refusal.by ?? text.someone);
  }
  return text[refusal.code];
}

/**
 * `POST /cms-api/{collection}/{id}/decide` with `{ action, reasonCode?, reason?, decidedAt? }`. Returns `{ state, at }`; `undo` takes
 * that `at` as `decidedAt`.
 */
export const decideEndpoint = (collection: TransferCollection): Omit<Endpoint, 'root'> =>
  staffEndpoint<typeof body, never>({
    path: '/:id/decide',
    body,
    roles: ['enrolments'],
    texts: reviewTexts,
    refusalOf: (error, language) =>
      error instanceof DecisionRefusedError
        ? { status: error.status, message: refusalMessage(error, reviewTexts(language)) }
        : undefined,
    act: ({ payload }, { id, by, body: decision }) => decide(payload, { collection, id, ...decision, by }),
  });

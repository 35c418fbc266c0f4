import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod/mini';
import { isStaff } from '@/lib/cms/access/roles';
import { idPattern } from '@/lib/contract/common';
import { logError } from '@/lib/log-error';
import { DecisionRefusedError, decide } from '@/lib/transfers/decide';
import { decisionActions, type TransferCollection } from '@/lib/transfers/decisions';
import { rejectionCodes } from './rejection-labels';
import { type ReviewTexts, reviewTexts } from './texts';

const body = z.object({
  action: z.enum(decisionActions),
  reasonCode: z.optional(z.enum(rejectionCodes)),
  reason: z.optional(z.string().check(z.maxLength(500))),
});

function refusalMessage({ refusal }: DecisionRefusedError, text: ReviewTexts): string {
  if (refusal.code === 'decidedAlready') {
    return text.decidedAlready(text.states[refusal.state], refusal.by ?? text.someone);
  }
  return text[refusal.code];
}

const refuse = (status: number, error: string) => Response.json({ error }, { status });

async function readBody(req: PayloadRequest) {
  // CSRF protection: other sites cannot send JSON with the session cookie, which is SameSite=Strict.
  if (!/^application\/json\b/i.test(req.headers.get('content-type') ?? '')) return null;
  const parsed = body.safeParse(await req.json?.().catch(() => null));
  return parsed.success ? parsed.data : null;
}

/** `POST /cms-api/{collection}/{id}/decide` with `{ action, reasonCode?, reason? }`. */
export const decideEndpoint = (collection: TransferCollection): Omit<Endpoint, 'root'> => ({
  path: '/:id/decide',
  method: 'post',
  handler: async (req) => {
    const { user } = req;
    const text = reviewTexts(req.i18n?.language);
    if (!user) return refuse(401, text.loggedOut);
    if (!isStaff(req, 'enrolments')) return refuse(403, text.notAllowed);
    const id = String(req.routeParams?.id ?? '');
    const decision = await readBody(req);
    if (!decision || !idPattern.test(id)) return refuse(400, text.saveFailed);
    try {
      const by = { id: String(user.id), name: ('name' in user && user.name) || user.email || text.someone };
      return Response.json(await decide(req.payload, { collection, id, ...decision, by }));
    } catch (error) {
      if (error instanceof DecisionRefusedError) return refuse(error.status, refusalMessage(error, text));
      logError('Saving a decision on a transfer failed.', error);
      return refuse(500, text.saveFailed);
    }
  },
});

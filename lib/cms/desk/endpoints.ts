import type { Endpoint, PayloadRequest } from 'payload';
import { maxLength, object, optional, string, enum as zodEnum } from 'zod/mini';
import { isStaff } from '@/lib/cms/access/roles';
import { idPattern } from '@/lib/contract/common';
import { logError } from '@/lib/log-error';
import { DecisionRefusedError, decide } from '@/lib/transfers/decide';
import { decisionActions, type TransferCollection } from '@/lib/transfers/decisions';
import { type DeskTexts, deskLanguage, deskTexts } from './texts';

const body = object({ action: zodEnum(decisionActions), reason: optional(string().check(maxLength(500))) });

function explain({ refusal }: DecisionRefusedError, text: DeskTexts): string {
  if (refusal.code === 'decidedAlready') {
    return text.decidedAlready(text.states[refusal.state], refusal.by ?? text.someone);
  }
  return text[refusal.code];
}

const refuse = (status: number, error: string) => Response.json({ error }, { status });

async function readBody(req: PayloadRequest) {
  // Only scripts of this site can send JSON with the staff's cookie, which is SameSite=Strict.
  if (!/^application\/json\b/i.test(req.headers.get('content-type') ?? '')) return null;
  const parsed = body.safeParse(await req.json?.().catch(() => null));
  return parsed.success ? parsed.data : null;
}

/** `POST /cms-api/{collection}/{id}/decide` with `{ action, reason? }`, for the review queue. */
export const decideEndpoint = (collection: TransferCollection): Omit<Endpoint, 'root'> => ({
  path: '/:id/decide',
  method: 'post',
  handler: async (req) => {
    const { user } = req;
    const language = deskLanguage(req.i18n?.language);
    const text = deskTexts(language);
    if (!user) return refuse(401, text.loggedOut);
    if (!isStaff(req, 'enrolments')) return refuse(403, text.notAllowed);
    const id = String(req.routeParams?.id ?? '');
    const asked = await readBody(req);
    if (!asked || !idPattern.test(id)) return refuse(400, text.failed);
    try {
      const by = { id: String(user.id), name: ('name' in user && user.name) || user.email || text.someone };
      return Response.json(await decide(req.payload, { collection, id, ...asked, by }));
    } catch (error) {
      if (error instanceof DecisionRefusedError) return refuse(error.status, explain(error, text));
      logError('A decision failed.', error);
      return refuse(500, text.failed);
    }
  },
});

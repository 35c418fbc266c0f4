import { type CollectionBeforeOperationHook, Forbidden } from 'payload';
import { listSessions } from '@/lib/cms/people/end-sessions';

/** A session that is refreshed all the time ends after a week. */
const maxSessionMs = 7 * 24 * 60 * 60 * 1000;

export const limitSessionLifetime: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== 'refresh' || !req.user) return;
  const { _sid, id } = req.user as { _sid?: string; id: string };
  const session = (await listSessions(req, id)).find((one) => one.id === _sid);
  if (!session || Date.now() - Date.parse(session.createdAt) > maxSessionMs) throw new Forbidden(req.t);
};

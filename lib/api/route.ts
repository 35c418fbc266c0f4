import 'server-only';
import { ownBackend } from '@/lib/backend/own';
import { env } from '@/lib/env';
import { answerSession, withMirror } from './foreign-session';
import { countForeignView } from './foreign-views';
import { forward } from './forward';

/** Answers a call under `/api`: by the built-in backend, or by the school's existing one. */
export async function answerApi(request: Request): Promise<Response> {
  if (env().BACKEND_URL) {
    return answerSession(request) ?? (await countForeignView(request)) ?? withMirror(request, await forward(request));
  }
  return (await ownBackend()).fetch(request);
}

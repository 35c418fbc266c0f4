import 'server-only';
import { env } from '@/lib/env';
import { answerSession, withMirror } from './foreign-session';
import { forward } from './forward';

/** Answers a call under `/api`: by the built-in backend, or by the school's existing one. */
export async function answerApi(request: Request): Promise<Response> {
  if (env().BACKEND_URL) return answerSession(request) ?? withMirror(request, await forward(request));
  const { backend } = await import('@/lib/backend/app');
  return backend.fetch(request);
}

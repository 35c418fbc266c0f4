import 'server-only';
import { env } from '@/lib/env';
import { forward } from './forward';

/** Answers a call under `/api`: by the built-in backend, or by the school's existing one. */
export async function answerApi(request: Request): Promise<Response> {
  if (env().BACKEND_URL) return forward(request);
  const { backend } = await import('@/lib/backend/app');
  return backend.fetch(request);
}

import 'server-only';
import { ownBackend } from '@/lib/backend/own';
import { capabilities } from '@/lib/backend-choice';
import { questionsForScoring } from './level-test';
import { findListedPost } from './posts';
import { withDeadline } from './server';

type App = { fetch: (request: Request) => Response | Promise<Response> };

let existing: Promise<App> | undefined;

async function openExisting(): Promise<App> {
  const { existingBackend } = await import('@/lib/existing-backend/app');
  return existingBackend({
    findPost: (id) => withDeadline(() => findListedPost(id)),
    loadQuestions: questionsForScoring,
  });
}

/** Answers a call under `/api`: by the built-in backend, or by the one in front of the school's own server. */
export async function answerApi(request: Request): Promise<Response> {
  if (capabilities().hasCms) return (await ownBackend()).fetch(request);
  existing ??= openExisting();
  return (await existing).fetch(request);
}

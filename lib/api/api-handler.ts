import 'server-only';
import { getBuiltInBackend } from '@/lib/backend/shared-backend';
import { capabilities } from '@/lib/backend-choice';
import { loadQuestionsWithAnswers } from './level-test';
import { withDeadline } from './load';
import { findListedPost } from './posts';

type App = { fetch: (request: Request) => Response | Promise<Response> };

let existingApp: Promise<App> | undefined;

async function createExistingApp(): Promise<App> {
  const { existingBackend } = await import('@/lib/existing-backend/app');
  return existingBackend({
    findPost: (id) => withDeadline(() => findListedPost(id)),
    loadQuestions: loadQuestionsWithAnswers,
  });
}

export async function handleApiRequest(request: Request): Promise<Response> {
  if (capabilities().hasCms) return (await getBuiltInBackend()).fetch(request);
  existingApp ??= createExistingApp();
  return (await existingApp).fetch(request);
}

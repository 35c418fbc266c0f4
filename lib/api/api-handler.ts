import 'server-only';
import { backend } from './backend';
import { loadQuestionsWithAnswers } from './level-test';
import { withDeadline } from './load';
import { findListedPost } from './posts';

export const handleApiRequest = (request: Request): Promise<Response> =>
  backend.fetch(request, {
    findPost: (id) => withDeadline(() => findListedPost(id)),
    loadQuestions: loadQuestionsWithAnswers,
  });

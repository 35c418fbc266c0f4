import 'server-only';
import { Hono } from 'hono';
import type { Backend } from '@/lib/backend/backend';
import { answeredErrors, unknownPath } from '@/lib/backend/middleware/errors';
import { headers } from '@/lib/backend/middleware/headers';
import { requestId } from '@/lib/backend/middleware/request-id';
import { sizes } from '@/lib/backend/middleware/sizes';
import { forwarding, ownWritesOnly } from './forward';
import { type LoadQuestions, scoring } from './level-test-scoring';
import { type FindPost, postViews } from './post-views';
import { sessions } from './session';

/** What it reads through the data cache of the pages. */
type Sources = { findPost: FindPost; loadQuestions: LoadQuestions };

/** The contract under `/api` in front of the school's own server: the same interface as the built-in backend. */
export const existingBackend = ({ findPost, loadQuestions }: Sources) =>
  new Hono<Backend>()
    .basePath('/api')
    .use(requestId, headers, sizes, ownWritesOnly)
    .route('/', sessions)
    .route('/', postViews(findPost))
    .route('/', scoring(loadQuestions))
    .route('/', forwarding())
    .onError(answeredErrors)
    .notFound(unknownPath);

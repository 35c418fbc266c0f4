import 'server-only';
import { Hono } from 'hono';
import type { Backend } from '@/lib/backend/backend';
import { limitBodySize } from '@/lib/backend/middleware/body-size';
import { handleError, handleNotFound } from '@/lib/backend/middleware/errors';
import { setRequestContext } from '@/lib/backend/middleware/request-context';
import { responseHeaders } from '@/lib/backend/middleware/response-headers';
import { apiBase } from '@/lib/contract/endpoint';
import { forwarding, refuseOtherSites } from './forward';
import { type LoadQuestions, scoring } from './level-test-scoring';
import { type FindPost, postViews } from './post-views';
import { sessions } from './session';

/** Loaded from the lists of the existing backend, which has no operation for either. */
export type Sources = { findPost: FindPost; loadQuestions: LoadQuestions };

export const existingBackend = ({ findPost, loadQuestions }: Sources) =>
  new Hono<Backend>()
    .basePath(apiBase)
    .use(setRequestContext, responseHeaders, limitBodySize, refuseOtherSites)
    .route('/', sessions)
    .route('/', postViews(findPost))
    .route('/', scoring(loadQuestions))
    .route('/', forwarding())
    .onError(handleError)
    .notFound(handleNotFound);

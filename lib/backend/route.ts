import { routeWith } from './routes';
import { learnerOf, readerOf } from './sessions';

/** Responds to an operation of the built-in backend: rate limit, input by its schemas, session, then the handler's `data`. */
export const route = routeWith({ session: learnerOf, cookie: readerOf });

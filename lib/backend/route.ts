import { routeWith } from './routes';
import { findReader, requireLearner, requireReader } from './sessions';

export const route = routeWith({ session: requireLearner, cookie: requireReader, optional: findReader });

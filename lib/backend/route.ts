import { routeWith } from './routes';
import { requireLearner, requireReader } from './sessions';

export const route = routeWith({ session: requireLearner, cookie: requireReader });

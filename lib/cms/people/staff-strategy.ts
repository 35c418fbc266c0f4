import { type AuthStrategy, JWTAuthentication } from 'payload';
import { logError } from '@/lib/log-error';
import { touchSession } from './end-sessions';
import { mustEnrol } from './required-factor';

type Session = { id: string; lastUsedAt?: string | null };

/**
 * Payload's own strategy, without roles for an account that is suspended or must set up its second factor first: access
 * control refuses it everything. Returning no user instead would let Payload try its own strategy.
 */
export const staffStrategy: AuthStrategy = {
  name: 'staff',
  authenticate: async (args) => {
    const { user } = await JWTAuthentication({ ...args, strategyName: 'local-jwt' });
    if (user?.collection !== 'staff') return { user };
    const { payload } = args;
    if (user.suspended) return { user: { ...user, roles: [] } };
    // Payload would go on to its own strategy after an error.
    const isUnfinished = await mustEnrol(payload, user).catch((error) => {
      logError('Whether a second factor is required could not be read.', error);
      return true;
    });
    if (isUnfinished) return { user: { ...user, roles: [], hasToEnrol: true } as typeof user };
    const session = (user.sessions as Session[] | undefined)?.find(({ id }) => id === (user as { _sid?: string })._sid);
    if (session)
      await touchSession({ payload }, session).catch((error) => logError('A session was not recorded.', error));
    return { user };
  },
};

export const isRestricted = (user: object | null | undefined): boolean =>
  Boolean((user as { hasToEnrol?: boolean })?.hasToEnrol);

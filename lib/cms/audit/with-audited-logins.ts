import type {
  CollectionAfterForgotPasswordHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { actorOf, writeEntry } from './record-entry';

type Account = { id: string; name: string; email: string };

const findAccount = (req: PayloadRequest, email: unknown) =>
  req.payload.db.findOne<Account>({
    collection: 'staff',
    where: { email: { equals: String(email).toLowerCase().trim() } },
    req,
  });

const ofAccount = ({ id, name }: Account) => ({ subject: 'staff', record: String(id), title: name });
const byAccount = ({ id, name, email }: Account) => ({ actor: String(id), actorName: name || email });

/** A password reset logs in as well: its entry says so. */
const rememberReset: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'resetPassword') req.context.isPasswordReset = true;
};

const recordLogin: CollectionAfterLoginHook<Account> = async ({ req, user }) => {
  const action = req.context.isPasswordReset ? 'resetPassword' : 'login';
  await writeEntry(req, { action, ...byAccount(user), ...ofAccount(user) });
};

const recordLogout: CollectionAfterLogoutHook = async ({ req }) => {
  const user = req.user as unknown as Account;
  await writeEntry(req, { action: 'logout', ...byAccount(user), ...ofAccount(user) });
};

const recordForgotPassword: CollectionAfterForgotPasswordHook = async ({ args }) => {
  const { req, data } = args as { req: PayloadRequest; data: { email?: unknown } };
  const account = await findAccount(req, data.email);
  if (!account) return;
  const actor = actorOf(req) ?? { actor: null, actorName: null };
  await writeEntry(req, { action: 'forgotPassword', ...actor, ...ofAccount(account) });
};

const recordUnlock: CollectionAfterOperationHook = async ({ args, operation, req, result }) => {
  const actor = actorOf(req);
  if ((operation as string) !== 'unlock' || !actor) return result;
  const account = await findAccount(req, (args as { data?: { email?: unknown } }).data?.email);
  if (account) await writeEntry(req, { action: 'unlock', ...actor, ...ofAccount(account) });
  return result;
};

export function withAuditedLogins(config: CollectionConfig): CollectionConfig {
  if (!config.auth) return config;
  const { hooks } = config;
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), rememberReset],
      afterLogin: [recordLogin, ...(hooks?.afterLogin ?? [])],
      afterLogout: [recordLogout, ...(hooks?.afterLogout ?? [])],
      afterForgotPassword: [recordForgotPassword, ...(hooks?.afterForgotPassword ?? [])],
      afterOperation: [...(hooks?.afterOperation ?? []), recordUnlock],
    },
  };
}

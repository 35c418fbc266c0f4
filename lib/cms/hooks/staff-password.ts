import { type CollectionBeforeOperationHook, ValidationError } from 'payload';

// As many as the first owner's, in the environment. The CMS itself asks for three.
const minLength = 10;

/** A password that staff are given, or give themselves, has at least ten characters. */
export const refuseShortPassword: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return;
  const { password } = (args as { data?: { password?: unknown } }).data ?? {};
  // Without one nothing is set: the CMS keeps the old one, or asks for the first.
  if (!password || (typeof password === 'string' && password.length >= minLength)) return;
  const message = req.t('validation:longerThanMin', { minLength });
  throw new ValidationError({ collection: collection.slug, errors: [{ message, path: 'password' }], req });
};

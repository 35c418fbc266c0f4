import type { CollectionConfig, PayloadRequest } from 'payload';
import { anyStaff, isStaff, nobodyField, owners, ownersOnlyField, roles } from '@/lib/cms/access/roles';
import { groups, labels } from '@/lib/cms/groups';
import { keepLastOwner, keepOneOwner } from '@/lib/cms/hooks/last-owner';
import { endFailedLogin, endStaffLogin, guardStaffLogin } from '@/lib/cms/hooks/staff-login';
import { endOneTimePassword, guardPassword, markOneTimePassword } from '@/lib/cms/hooks/staff-password';
import { staffResetLetter } from '@/lib/cms/hooks/staff-reset-mail';
import { welcomeStaff } from '@/lib/cms/hooks/welcome-staff';

const closed = (path: string, error: string, status: 403 | 404) => ({
  path,
  method: 'post' as const,
  handler: () => Response.json({ errors: [{ message: error }] }, { status }),
});

/** Members of staff, the only users of the CMS. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: labels(
    { en: 'Member of staff', my: 'ဝန်ထမ်း', fr: 'Membre du personnel' },
    { en: 'Staff', my: 'ဝန်ထမ်းများ', fr: 'Personnel' },
  ),
  admin: { group: groups.people, useAsTitle: 'name', defaultColumns: ['name', 'email', 'roles'] },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 12 * 60 * 60,
    useSessions: true,
    forgotPassword: staffResetLetter,
    cookies: {
      sameSite: 'Strict',
      secure: process.env.NODE_ENV === 'production' && process.env.SITE_URL?.startsWith('https:') === true,
    },
  },
  // Anyone could claim the first user of an empty site here: the owner is made at the first start instead.
  endpoints: [
    closed('/first-register', 'The first member of staff comes from the environment.', 403),
    // Staff have no addresses to verify: the CMS would look for a column that is not there.
    closed('/verify/:id', 'There is nothing at this path.', 404),
  ],
  hooks: {
    beforeOperation: [guardStaffLogin, guardPassword],
    beforeValidate: [markOneTimePassword],
    beforeChange: [keepOneOwner],
    beforeDelete: [keepLastOwner],
    afterLogin: [endOneTimePassword],
    afterChange: [welcomeStaff],
    afterOperation: [endStaffLogin],
    afterError: [endFailedLogin],
  },
  access: {
    admin: ({ req }: { req: PayloadRequest }) => isStaff(req),
    read: anyStaff,
    create: owners,
    update: ({ req, id }) => isStaff(req, 'owner') || (isStaff(req) && req.user?.id === id),
    // Said of the record: a deletion by filter names no id.
    delete: ({ req }) => isStaff(req, 'owner') && { id: { not_equals: req.user?.id } },
    unlock: owners,
  },
  fields: [
    {
      // Proves who changes a password or email; checked and dropped before anything is stored.
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      label: {
        en: 'Your own current password',
        my: 'သင့်ကိုယ်ပိုင် လက်ရှိစကားဝှက်',
        fr: 'Votre propre mot de passe actuel',
      },
      admin: {
        components: { Field: '/lib/cms/people/current-password-field#CurrentPasswordField' },
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
      },
    },
    {
      name: 'oneTimePassword',
      type: 'checkbox',
      access: { create: nobodyField, read: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    { name: 'name', type: 'text', required: true },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['editor'],
      saveToJWT: true,
      access: { create: ownersOnlyField, update: ownersOnlyField },
      options: [...roles],
    },
  ],
};

import type { CollectionConfig, PayloadRequest } from 'payload';
import { anyStaff, isStaff, nobodyField, owners, ownersOnlyField, roles } from '@/lib/cms/access/roles';
import { groups } from '@/lib/cms/groups';
import { keepLastOwner, keepOwnerRole } from '@/lib/cms/hooks/last-owner';
import { endFailedLogin, endStaffLogin, guardStaffLogin } from '@/lib/cms/hooks/staff-login';
import { endOneTimePassword, guardPassword, markOneTimePassword } from '@/lib/cms/hooks/staff-password';
import { staffResetEmail } from '@/lib/cms/hooks/staff-reset-email';
import { welcomeStaff } from '@/lib/cms/hooks/welcome-staff';
import { collectionLabels } from '@/lib/cms/text/collections';

const closedEndpoint = (path: string, error: string, status: 403 | 404) => ({
  path,
  method: 'post' as const,
  handler: () => Response.json({ errors: [{ message: error }] }, { status }),
});

/** The only users of Payload. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: collectionLabels.staff,
  admin: { group: groups.people, useAsTitle: 'name', defaultColumns: ['name', 'email', 'roles'] },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 12 * 60 * 60,
    useSessions: true,
    forgotPassword: staffResetEmail,
    cookies: {
      sameSite: 'Strict',
      secure: process.env.NODE_ENV === 'production' && process.env.SITE_URL?.startsWith('https:') === true,
    },
  },
  // Payload lets anyone register the first user; ours is created at the first start.
  endpoints: [
    closedEndpoint('/first-register', 'The first member of staff comes from the environment.', 403),
    // Without email verification Payload would query a missing column.
    closedEndpoint('/verify/:id', 'There is nothing at this path.', 404),
  ],
  hooks: {
    beforeOperation: [guardStaffLogin, guardPassword],
    beforeValidate: [markOneTimePassword],
    beforeChange: [keepOwnerRole],
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
    // As a query: bulk deletion passes no id.
    delete: ({ req }) => isStaff(req, 'owner') && { id: { not_equals: req.user?.id } },
    unlock: owners,
  },
  fields: [
    {
      // Checked by `guardPassword`, never stored.
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

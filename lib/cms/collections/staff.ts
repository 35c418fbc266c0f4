import type { CollectionConfig, PayloadRequest } from 'payload';
import { hasRole, isStaff, isTeacherOnly, nobodyField, owners, ownersOnlyField, roles } from '@/lib/cms/access/roles';
import { groups } from '@/lib/cms/groups';
import { keepLastOwner, keepOwnerRole } from '@/lib/cms/hooks/last-owner';
import { endResetSession, recordDevice, requireSecondFactor } from '@/lib/cms/hooks/second-factor-login';
import { limitSessionLifetime } from '@/lib/cms/hooks/session-lifetime';
import { endFailedLogin, endStaffLogin, guardStaffLogin } from '@/lib/cms/hooks/staff-login';
import { endOneTimePassword, guardPassword, markOneTimePassword } from '@/lib/cms/hooks/staff-password';
import { staffResetEmail } from '@/lib/cms/hooks/staff-reset-email';
import { deleteFactors, endAccess, refuseOwnSuspension } from '@/lib/cms/hooks/suspend-staff';
import { welcomeStaff } from '@/lib/cms/hooks/welcome-staff';
import { securityEndpoints } from '@/lib/cms/people/security-endpoints';
import { staffStrategy } from '@/lib/cms/people/staff-strategy';
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
  admin: {
    group: groups.people,
    hidden: ({ user }) => isTeacherOnly({ user } as never),
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles'],
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 12 * 60 * 60,
    useSessions: true,
    strategies: [staffStrategy],
    forgotPassword: staffResetEmail,
    cookies: {
      sameSite: 'Strict',
      secure: process.env.NODE_ENV === 'production' && process.env.SITE_URL?.startsWith('https:') === true,
    },
  },
  // Payload lets anyone register the first user; ours is created at the first start.
  endpoints: [
    ...securityEndpoints,
    closedEndpoint('/first-register', 'The first member of staff comes from the environment.', 403),
    // Without email verification Payload would query a missing column.
    closedEndpoint('/verify/:id', 'There is nothing at this path.', 404),
  ],
  hooks: {
    beforeOperation: [guardStaffLogin, guardPassword, limitSessionLifetime],
    beforeValidate: [markOneTimePassword],
    beforeLogin: [requireSecondFactor],
    beforeChange: [refuseOwnSuspension, keepOwnerRole, welcomeStaff],
    beforeDelete: [keepLastOwner],
    afterLogin: [recordDevice, endOneTimePassword],
    afterChange: [endAccess],
    afterDelete: [deleteFactors],
    afterOperation: [endStaffLogin, endResetSession],
    afterError: [endFailedLogin],
  },
  access: {
    admin: ({ req }: { req: PayloadRequest }) => hasRole(req),
    read: ({ req }) => isStaff(req) || (hasRole(req) && { id: { equals: req.user?.id } }),
    create: owners,
    update: ({ req, id }) => isStaff(req, 'owner') || (hasRole(req) && req.user?.id === id),
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
    {
      name: 'instructor',
      type: 'relationship',
      relationTo: 'instructors',
      index: true,
      access: { create: ownersOnlyField, update: ownersOnlyField },
      admin: { allowCreate: false, condition: (data) => data.roles?.includes('teacher') === true },
    },
    {
      name: 'suspended',
      type: 'checkbox',
      defaultValue: false,
      access: { create: ownersOnlyField, update: ownersOnlyField },
      admin: { condition: (data, _, { user }) => isStaff({ user }, 'owner') && data.id !== user?.id },
    },
    {
      name: 'security',
      type: 'ui',
      admin: {
        components: { Field: '/lib/cms/people/security/security-link-field#SecurityLinkField' },
        disableListColumn: true,
        disableBulkEdit: true,
      },
    },
    {
      // Merged with Payload's own field.
      name: 'sessions',
      type: 'array',
      admin: { hidden: true },
      fields: [
        { name: 'device', type: 'text', admin: { hidden: true } },
        { name: 'lastUsedAt', type: 'date', admin: { hidden: true } },
      ],
    },
  ],
};

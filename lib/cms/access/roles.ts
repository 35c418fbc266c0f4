import type { Access, FieldAccess, PayloadRequest } from 'payload';

export const roles = ['owner', 'editor', 'enrolments', 'teacher'] as const;
export type Role = (typeof roles)[number];

/** Empty for visitors and learners, who are no users of Payload. */
export function staffRoles(req: Pick<PayloadRequest, 'user'>): Role[] {
  const { user } = req;
  return user?.collection === 'staff' ? ((user.roles as Role[] | null | undefined) ?? []) : [];
}

/** A teacher's session opens only what names the role: whatever asks for any role means these. */
const officeRoles = roles.filter((role) => role !== 'teacher');

/** Whether the user has one of the roles, or any role but teacher if none is given. Owners have all. */
export function isStaff(req: Pick<PayloadRequest, 'user'>, ...allowed: Role[]): boolean {
  const held = staffRoles(req);
  if (held.includes('owner')) return true;
  const accepted = allowed.length === 0 ? officeRoles : allowed;
  return accepted.some((role) => held.includes(role));
}

/** Whether the user may log in to the admin at all. */
export const hasRole = (req: Pick<PayloadRequest, 'user'>): boolean => staffRoles(req).length > 0;

/** Whether the role teacher is the only one. */
export const isTeacherOnly = (req: Pick<PayloadRequest, 'user'>): boolean => hasRole(req) && !isStaff(req);

export const nobody: Access = () => false;
export const anyStaff: Access = ({ req }) => isStaff(req);
export const owners: Access = ({ req }) => isStaff(req, 'owner');
export const editors: Access = ({ req }) => isStaff(req, 'editor');
export const enrolmentStaff: Access = ({ req }) => isStaff(req, 'enrolments');

export const inboxStaff: Access = ({ req }) => isStaff(req, 'editor', 'enrolments');

/** The admin's own pages are local calls as well, with the user of the session. */
const isLocalGuest = (req: PayloadRequest) => req.payloadAPI === 'local' && !req.user;

/** The public reads content through the backend, never through Payload's REST API. */
export const publicContent: Access = ({ req }) => isLocalGuest(req) || isStaff(req);

export const publishedContent: Access = ({ req }) => {
  if (isStaff(req)) return true;
  return isLocalGuest(req) ? { _status: { equals: 'published' } } : false;
};

const unarchived = { archived: { not_equals: true } };

export const unarchivedContent: Access = ({ req }) => isStaff(req) || (isLocalGuest(req) && unarchived);

export const unarchivedPublishedContent: Access = ({ req }) => {
  if (isStaff(req)) return true;
  return isLocalGuest(req) ? { and: [{ _status: { equals: 'published' } }, unarchived] } : false;
};

export const ownersOnlyField: FieldAccess = ({ req }) => isStaff(req, 'owner');
export const nobodyField: FieldAccess = () => false;

export const contentAccess = { read: publicContent, create: editors, update: editors, delete: editors };
export const draftContentAccess = {
  read: publishedContent,
  readVersions: anyStaff,
  create: editors,
  update: editors,
  delete: editors,
};
/** Terms are planned by editors and by enrolment staff. */
export const classAccess = { read: publicContent, create: inboxStaff, update: inboxStaff, delete: inboxStaff };
/** For what visitors send. The backend creates these records with `overrideAccess`. */
export const inboxAccess = { read: inboxStaff, create: nobody, update: inboxStaff, delete: owners };
export const enrolmentAccess = { read: enrolmentStaff, create: nobody, update: enrolmentStaff, delete: owners };
export const internalAccess = { read: nobody, create: nobody, update: nobody, delete: nobody };

import type { Access, FieldAccess, PayloadRequest } from 'payload';

export const roles = ['owner', 'editor', 'enrolments'] as const;
export type Role = (typeof roles)[number];

/** The roles of the member of staff behind a request; empty for visitors and learners, who are never users of the CMS. */
export function staffRoles(req: Pick<PayloadRequest, 'user'>): Role[] {
  const { user } = req;
  return user?.collection === 'staff' ? ((user.roles as Role[] | null | undefined) ?? []) : [];
}

/** The owner may do what any role may. */
export function isStaff(req: Pick<PayloadRequest, 'user'>, ...wanted: Role[]): boolean {
  const held = staffRoles(req);
  return held.includes('owner') || (wanted.length === 0 ? held.length > 0 : wanted.some((role) => held.includes(role)));
}

export const nobody: Access = () => false;
export const anyStaff: Access = ({ req }) => isStaff(req);
export const owners: Access = ({ req }) => isStaff(req, 'owner');
export const editors: Access = ({ req }) => isStaff(req, 'editor');
export const enrolmentStaff: Access = ({ req }) => isStaff(req, 'enrolments');

/** Whatever a visitor sends is written by the backend alone, which passes over access control knowingly. */
export const inboxStaff: Access = ({ req }) => isStaff(req, 'editor', 'enrolments');

/** Content: the public reads it through the backend, never through the CMS's own REST interface. */
export const publicContent: Access = ({ req }) => req.payloadAPI === 'local' || isStaff(req);

/** The same, for content with drafts. */
export const publishedContent: Access = ({ req }) => {
  if (isStaff(req)) return true;
  return req.payloadAPI === 'local' ? { _status: { equals: 'published' } } : false;
};

const current = { archived: { not_equals: true } };

/** Content that can be archived. Where a record refers to it, it still shows: only its own place on the site is gone. */
export const currentContent: Access = ({ req }) => isStaff(req) || (req.payloadAPI === 'local' && current);

/** The same, for content with drafts. */
export const currentPublishedContent: Access = ({ req }) => {
  if (isStaff(req)) return true;
  return req.payloadAPI === 'local' ? { and: [{ _status: { equals: 'published' } }, current] } : false;
};

export const ownersOnlyField: FieldAccess = ({ req }) => isStaff(req, 'owner');
export const nobodyField: FieldAccess = () => false;

/** Content that editors keep. */
export const contentAccess = { read: publicContent, create: editors, update: editors, delete: editors };
export const draftedAccess = {
  read: publishedContent,
  readVersions: anyStaff,
  create: editors,
  update: editors,
  delete: editors,
};
/** Records of visitors: staff work on them, the backend makes them, the owner may remove them. */
export const inboxAccess = { read: inboxStaff, create: nobody, update: inboxStaff, delete: owners };
export const enrolmentAccess = { read: enrolmentStaff, create: nobody, update: enrolmentStaff, delete: owners };
/** Machinery no one sees: sessions, reset codes, the mail queue. */
export const internalAccess = { read: nobody, create: nobody, update: nobody, delete: nobody };

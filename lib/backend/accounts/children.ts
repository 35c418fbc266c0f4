import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { getText } from '#text';
import { route } from '@/lib/backend/route';
import { routes } from '@/lib/backend/routes';
import { openCms } from '@/lib/cms/open';
import type { Learner } from '@/lib/cms/payload-types';
import { databaseOf } from '@/lib/cms/tables';
import {
  addChild,
  type Child,
  type ChildFields,
  changeChild,
  listChildren,
  maxChildren,
  removeChild,
} from '@/lib/contract/children';
import { AppError, notFound } from '@/lib/errors';
import { toUnicode } from '@/lib/format/burmese';
import { toLatinDigits } from '@/lib/format/digits';
import { refusal } from '@/lib/text/refusal';
import { findLearnerById } from './learners';

const maxTries = 10;

export const readChildren = (learner: Pick<Learner, 'children'> | null): Child[] =>
  (learner?.children as Child[] | null | undefined) ?? [];

/** In one conditional update, so that of concurrent changes none is lost. */
async function updateChildren(id: string, change: (children: Child[]) => Child[]): Promise<Child[]> {
  const { drizzle, tables } = databaseOf(await openCms(), 'learners');
  const { learners } = tables;
  for (let tries = 1; tries <= maxTries; tries++) {
    const learner = await findLearnerById(id);
    if (!learner) break;
    const children = change(readChildren(learner));
    const updated = await drizzle
      .update(learners)
      .set({ children, updatedAt: new Date().toISOString() })
      .where(and(eq(learners.id, id), eq(learners.updatedAt, learner.updatedAt)))
      .returning({ id: learners.id });
    if (updated.length > 0) return children;
  }
  throw new AppError(409, 'childrenChanged', getText('children').childrenChanged);
}

const readFields = async ({ name, birthYear }: ChildFields) => ({
  name: await toUnicode(name),
  birthYear: Number(toLatinDigits(birthYear)),
});

function checkKnown(children: Child[], id: string): void {
  if (!children.some(({ _id }) => _id === id)) throw notFound(refusal('children', 'childUnknown'));
}

type Account = { learner?: string; child?: string };

/** Who sends a form, and for which child. A reservation stays with the account that made it. */
export async function accountOf(
  sender: { _id: string } | null,
  child: string | undefined,
  reservation?: { learner?: string },
): Promise<Account> {
  if (!sender || (reservation?.learner && reservation.learner !== sender._id)) return {};
  const own = child ? readChildren(await findLearnerById(sender._id)) : [];
  return { learner: sender._id, child: own.find(({ _id }) => _id === child)?._id };
}

export const children = routes(
  route(listChildren, async ({ learner }) => readChildren(await findLearnerById(learner._id))),
  route(addChild, async ({ body, learner }) => {
    const added = await readFields(body);
    return updateChildren(learner._id, (children) => {
      // A form that is sent twice adds one child.
      if (children.some(({ name, birthYear }) => name === added.name && birthYear === added.birthYear)) return children;
      if (children.length >= maxChildren) {
        throw new AppError(409, 'tooManyChildren', getText('children').tooManyChildren);
      }
      return [...children, { _id: randomUUID(), ...added }];
    });
  }),
  route(changeChild, async ({ params: { childId }, body, learner }) => {
    const changed = await readFields(body);
    return updateChildren(learner._id, (children) => {
      checkKnown(children, childId);
      return children.map((child) => (child._id === childId ? { ...child, ...changed } : child));
    });
  }),
  route(removeChild, ({ params: { childId }, learner }) =>
    updateChildren(learner._id, (children) => {
      checkKnown(children, childId);
      return children.filter(({ _id }) => _id !== childId);
    }),
  ),
);

import { getText } from '#text';
import { loadChildren } from '@/lib/api/my-classes';
import type { ChildChoices } from './child-choice';

/** Undefined for guests and for accounts without children. */
export async function listChildChoices(now = new Date()): Promise<ChildChoices | undefined> {
  const { data } = await loadChildren();
  if (!data?.length) return undefined;
  const { forWhom, forWhomHelp, meOrSomebodyElse } = getText('children');
  const options = data.map(({ _id, name, birthYear }) => ({ id: _id, name, age: now.getFullYear() - birthYear }));
  return { legend: forWhom, help: forWhomHelp, meOrSomebodyElse, options };
}

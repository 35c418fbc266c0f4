import { getText } from '#text';
import { fill } from '@/lib/text/fill';

/** "Adult Courses". An existing backend may have types of its own. */
export function groupHeading(type: string): string {
  const { group, types } = getText('courses');
  const names: Partial<Record<string, string>> = types;
  return fill(group, { type: names[type] ?? type });
}

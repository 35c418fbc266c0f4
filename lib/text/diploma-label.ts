import { getLocale, getText } from '#text';
import { joinList } from '@/lib/format/join-list';

/** A diploma such as `BA French, Yangon University of Foreign Languages`, which is English in the API. Others keep their names. */
export function diplomaLabel(diploma: string): string {
  const names: Partial<Record<string, string>> = getText('instructors').diplomaNames;
  const parts = diploma.split(', ');
  if (parts.every((part) => !names[part])) return diploma;
  return joinList(
    parts.map((part) => names[part] ?? part),
    getLocale(),
  );
}

import type { FlattenedField } from 'payload';
import type { AuditValue } from './audit-entry';

const maxLength = 300;
/** Of the unchanged text before the first difference. */
const contextLength = 40;

type LexicalNode = { text?: unknown; children?: LexicalNode[]; type?: string };

function textOfNode({ text, children = [], type }: LexicalNode): string {
  const content = (typeof text === 'string' ? text : '') + children.map(textOfNode).join('');
  return type === 'paragraph' || type === 'heading' || type === 'listitem' ? `${content}\n` : content;
}

const idOf = (relation: unknown): string => {
  const { relationTo, value, id } = (relation ?? {}) as Record<string, unknown>;
  if (relationTo && value !== undefined) return `${relationTo}:${idOf(value)}`;
  return String(id ?? relation);
};

/** The value in the form in which entries keep it. */
export function toAuditValue(field: FlattenedField, value: unknown): AuditValue {
  if (value === undefined || value === null || value === '') return null;
  if (field.type === 'relationship' || field.type === 'upload') {
    return Array.isArray(value) ? value.map(idOf) : idOf(value);
  }
  if (field.type === 'richText') return textOfNode((value as { root?: LexicalNode }).root ?? {}).trim();
  if (field.type === 'date') return new Date(value as string).toISOString();
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
    return value.length > 0 ? value.map(String) : null;
  }
  return JSON.stringify(value);
}

/** Long texts begin shortly before their first difference. */
export function shortenAround(before: AuditValue, after: AuditValue): [AuditValue, AuditValue] {
  const [old, current] = [toCharacters(before), toCharacters(after)];
  if (Math.max(old?.length ?? 0, current?.length ?? 0) <= maxLength) return [before, after];
  let same = 0;
  while (old && current && same < old.length && old[same] === current[same]) same += 1;
  const start = old && current ? Math.max(0, same - contextLength) : 0;
  return [cut(old, start) ?? before, cut(current, start) ?? after];
}

const segmenter = new Intl.Segmenter();
const toCharacters = (value: AuditValue): string[] | undefined =>
  typeof value === 'string' ? Array.from(segmenter.segment(value), ({ segment }) => segment) : undefined;

const cut = (characters: string[] | undefined, start: number): string | undefined =>
  characters &&
  `${start > 0 ? '…' : ''}${characters.slice(start, start + maxLength).join('')}${characters.length > start + maxLength ? '…' : ''}`;

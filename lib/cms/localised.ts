import { hasText as hasRichText } from '@payloadcms/richtext-lexical/shared';
import type { Field } from 'payload';
import { richText, text, textarea } from 'payload/shared';
import { defaultLocale } from '@/lib/format/locale';

type Validate = (value: unknown, options: never) => unknown;

const validators = { text, textarea, richText } as unknown as Record<string, Validate>;

/** Of a text or a rich text. */
export const hasText = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : hasRichText(value as Parameters<typeof hasRichText>[0]);

/** A field with a text for each language, of which English alone can be required, or the only language of the record (`onlyIn`). */
export function localised(field: Field): Field {
  const { required, validate = validators[field.type] } = field as { required?: boolean; validate?: Validate };
  if (!required) return { ...field, localized: true } as Field;
  return {
    ...field,
    localized: true,
    validate: (value: unknown, options: { req: { locale?: string | null }; data?: { onlyIn?: string | null } }) => {
      const { locale } = options.req;
      const language = options.data?.onlyIn || defaultLocale;
      return validate?.(value, { ...options, required: (locale || defaultLocale) === language } as never);
    },
    // With a condition the column is nullable: a translation may lack a text that English has.
    admin: { ...('admin' in field && field.admin), condition: () => true },
  } as unknown as Field;
}

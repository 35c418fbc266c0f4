import type { ComponentPropsWithRef } from 'react';
import { getText } from '#text';
import { Honeypot } from '@/components/ui/honeypot';
import { Stylesheet } from '@/components/ui/stylesheet';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import type { ContactMessage } from '@/lib/contract/contact';

export type ContactField = keyof Omit<ContactMessage, 'website'>;
export const contactFields = ['name', 'email', 'subject', 'phone', 'message'] as const satisfies ContactField[];

type Props = {
  field: (name: keyof ContactMessage) => ComponentPropsWithRef<'input'> & ComponentPropsWithRef<'textarea'>;
  errors: Partial<Record<ContactField, string>>;
};

export function ContactFields({ field, errors }: Props) {
  const contact = getText('contact');
  const shared = (name: ContactField) => ({
    id: `contact-${name}`,
    label: contact[name],
    error: errors[name],
    required: true,
    ...field(name),
  });
  return (
    <>
      <Stylesheet name="forms" />
      <div className="form-row">
        <TextInput {...shared('name')} minLength={2} autoComplete="name" />
        <TextInput {...shared('email')} type="email" autoComplete="email" inputMode="email" />
      </div>
      <div className="form-row">
        <TextInput {...shared('subject')} minLength={3} />
        <TextInput {...shared('phone')} minLength={5} type="tel" autoComplete="tel" />
      </div>
      <Textarea {...shared('message')} minLength={10} rows={6} />
      <Honeypot {...field('website')} />
    </>
  );
}

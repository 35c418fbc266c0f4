import type { ComponentPropsWithRef, ReactNode } from 'react';
import { getText } from '#text';
import { Honeypot } from '@/components/ui/honeypot';
import { TextInput } from '@/components/ui/text-input';

export const seatRequestFields = ['name', 'phoneNumber', 'email'] as const;
export type SeatRequestField = (typeof seatRequestFields)[number];

type Props = {
  field: (name: SeatRequestField | 'website') => ComponentPropsWithRef<'input'>;
  errors: Partial<Record<SeatRequestField, string>>;
  isWaiting: boolean;
  child?: ReactNode;
};

export function SeatRequestFields({ field, errors, isWaiting, child }: Props) {
  const text = getText('reservations');
  const shared = (name: SeatRequestField) => ({
    id: `seat-${name}`,
    label: text[name],
    error: errors[name],
    required: true,
    ...field(name),
  });
  return (
    <>
      {child}
      <TextInput {...shared('name')} autoComplete="name" />
      <TextInput {...shared('phoneNumber')} type="tel" minLength={5} help={text.phoneHelp} autoComplete="tel" />
      <TextInput
        {...shared('email')}
        type="email"
        inputMode="email"
        help={isWaiting ? text.emailWaitHelp : text.emailHelp}
        autoComplete="email"
      />
      <Honeypot {...field('website')} />
    </>
  );
}

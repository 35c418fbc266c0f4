import type { ComponentPropsWithoutRef, ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import { SiteLink } from './link';

export type ButtonVariant = 'brand' | 'gold' | 'quiet' | 'plain';
type VariantProps = { variant?: ButtonVariant; small?: boolean };

function buttonClass({ variant = 'brand', small }: VariantProps, more?: string) {
  return classNames('button', variant !== 'brand' && `button-${variant}`, small && 'button-small', more);
}

export function Button({
  variant,
  small,
  className,
  type = 'button',
  ...rest
}: ComponentPropsWithRef<'button'> & VariantProps) {
  return <button type={type} className={buttonClass({ variant, small }, className)} {...rest} />;
}

/** `disabled` renders a text instead of the link. */
export function LinkButton({
  variant,
  small,
  className,
  disabled,
  ...rest
}: ComponentPropsWithoutRef<'a'> & VariantProps & { href: string; disabled?: boolean }) {
  const name = buttonClass({ variant, small }, className);
  if (disabled) {
    return (
      <span className={name} aria-disabled="true">
        {rest.children}
      </span>
    );
  }
  return <SiteLink className={name} {...rest} />;
}

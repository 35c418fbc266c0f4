import type { ComponentPropsWithoutRef, ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import { SiteLink } from './link';

export type ButtonVariant = 'brand' | 'gold' | 'quiet' | 'plain';
type VariantProps = { variant?: ButtonVariant; isSmall?: boolean };

function buttonClass({ variant = 'brand', isSmall }: VariantProps, more?: string) {
  return classNames('button', variant !== 'brand' && `button-${variant}`, isSmall && 'button-small', more);
}

export function Button({
  variant,
  isSmall,
  className,
  type = 'button',
  ...rest
}: ComponentPropsWithRef<'button'> & VariantProps) {
  return <button type={type} className={buttonClass({ variant, isSmall }, className)} {...rest} />;
}

/** `disabled` renders a text instead of the link. */
export function LinkButton({
  variant,
  isSmall,
  className,
  disabled,
  ...rest
}: ComponentPropsWithoutRef<'a'> & VariantProps & { href: string; disabled?: boolean }) {
  const name = buttonClass({ variant, isSmall }, className);
  if (disabled) {
    return (
      <span className={name} aria-disabled="true">
        {rest.children}
      </span>
    );
  }
  return <SiteLink className={name} {...rest} />;
}

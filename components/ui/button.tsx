import type { ComponentPropsWithoutRef, ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import { SiteLink } from './link';

export type ButtonLook = 'brand' | 'gold' | 'quiet' | 'plain';
type Look = { look?: ButtonLook; small?: boolean };

function buttonClass({ look = 'brand', small }: Look, more?: string) {
  return classNames('button', look !== 'brand' && `button-${look}`, small && 'button-small', more);
}

export function Button({ look, small, className, type = 'button', ...rest }: ComponentPropsWithRef<'button'> & Look) {
  return <button type={type} className={buttonClass({ look, small }, className)} {...rest} />;
}

/** A link that looks like a button; with `disabled` a text that says so. */
export function LinkButton({
  look,
  small,
  className,
  disabled,
  ...rest
}: ComponentPropsWithoutRef<'a'> & Look & { href: string; disabled?: boolean }) {
  const name = buttonClass({ look, small }, className);
  if (disabled) {
    return (
      <span className={name} aria-disabled="true">
        {rest.children}
      </span>
    );
  }
  return <SiteLink className={name} {...rest} />;
}

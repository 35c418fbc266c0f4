'use client';

import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';
import { getText } from '#text';
import { controlProps, Field, type FieldProps } from './field';
import { Stylesheet } from './stylesheet';

type Props = Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type'> &
  FieldProps & {
    isShown?: boolean;
  };

export function PasswordInput({ id, label, help, error, required, hint, isShown = false, ...input }: Props) {
  const ui = getText('ui');
  const [isVisible, setVisible] = useState(isShown);
  const button = useRef<HTMLButtonElement>(null);
  const field = { id, label, help, error, required, hint };

  // `lib/http/page-cache/loader.ts` has done the same before hydration, which sets the type again.
  useLayoutEffect(() => {
    const input = button.current?.previousElementSibling;
    const type = input instanceof HTMLInputElement && input.dataset.type;
    if (type) setVisible(type === 'text');
  }, []);

  return (
    <Field {...field}>
      <Stylesheet name="forms" />
      <div className="password">
        <input
          type={isVisible ? 'text' : 'password'}
          className="input"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...controlProps(field)}
        />
        <button ref={button} type="button" aria-controls={id} onClick={() => setVisible(!isVisible)}>
          <span className="password-show">{ui.show}</span>
          <span className="password-hide">{ui.hide}</span>
          <span className="visually-hidden"> {ui.password}</span>
        </button>
      </div>
    </Field>
  );
}

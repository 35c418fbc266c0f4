'use client';

import { type ComponentPropsWithRef, useState } from 'react';
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
  const field = { id, label, help, error, required, hint };
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
        <button type="button" aria-controls={id} onClick={() => setVisible(!isVisible)}>
          {isVisible ? ui.hide : ui.show}
          <span className="visually-hidden"> {ui.password}</span>
        </button>
      </div>
    </Field>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { getText } from '#text';

/** Invisible to people; bots fill it in. */
export function Honeypot(input: ComponentPropsWithRef<'input'>) {
  const forms = getText('forms');
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {forms.leaveEmpty}
        <input name="website" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { forms } from '@/lib/text/en/forms';

/** A field that no person sees; programs fill it in. */
export function Honeypot(input: ComponentPropsWithRef<'input'>) {
  return (
    <div className="hidden-text" aria-hidden="true">
      <label>
        {forms.leaveEmpty}
        <input name="website" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}

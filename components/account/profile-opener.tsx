'use client';

import type { MouseEvent, ReactNode } from 'react';
import { localPath } from '@/lib/text/local-path';

/** What the profile shows in a dialog, or without scripts at `/profile?form=…#form`. */
export type ProfileForm = 'courses' | 'password' | 'deletion';

/** Around buttons with `openerProps`. */
export function ProfileOpener({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <form className={className} action={`${localPath('/profile')}#form`}>
      {children}
    </form>
  );
}

/** A form that is in the page already is not opened in a dialog, too. */
export const openerProps = (form: ProfileForm, openedForm: unknown, open: () => void) =>
  ({
    type: 'submit',
    name: 'form',
    value: form,
    'aria-haspopup': 'dialog',
    onClick: (event: MouseEvent) => {
      if (openedForm === form) return;
      event.preventDefault();
      open();
    },
  }) as const;

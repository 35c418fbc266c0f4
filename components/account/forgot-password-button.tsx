'use client';

import { lazy, Suspense, useState } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { accounts as text } from '@/lib/text/en/accounts';

const ForgotPassword = lazy(async () => ({ default: (await import('./forgot-password')).ForgotPassword }));

/** Opens the way to a new password; what it needs is loaded then. */
export function ForgotPasswordButton({ email }: { email: () => string }) {
  const ready = useReady();
  const [open, setOpen] = useState(false);
  const [known, setKnown] = useState('');
  const [updated, setUpdated] = useState(false);

  return (
    <>
      <button
        type="button"
        className="link-button"
        aria-haspopup="dialog"
        disabled={!ready}
        onClick={() => {
          setKnown(email());
          setUpdated(false);
          setOpen(true);
        }}
      >
        {text.forgetPassword}
      </button>
      {updated && (
        <p role="status" className="badge good">
          {text.passwordUpdated}
        </p>
      )}
      <Suspense>
        {open && (
          <ForgotPassword
            email={known}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              setUpdated(true);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

'use client';

import { useState } from 'react';
import { LateDialog } from '@/components/ui/late-dialog';
import { useReady } from '@/components/ui/use-ready';
import { accounts as text } from '@/lib/text/en/accounts';

const forgotPassword = async () => (await import('./forgot-password')).ForgotPassword;

/** Opens the way to a new password; what it needs is loaded then. */
export function ForgotPasswordButton({ email }: { email: () => string }) {
  const ready = useReady();
  const [open, setOpen] = useState(false);
  const [known, setKnown] = useState('');
  const [updated, setUpdated] = useState(false);
  const close = () => setOpen(false);
  const done = () => {
    close();
    setUpdated(true);
  };

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
      {open && (
        <LateDialog
          title={text.forgetPassword}
          onClose={close}
          load={forgotPassword}
          content={{ email: known, onDone: done }}
        />
      )}
    </>
  );
}

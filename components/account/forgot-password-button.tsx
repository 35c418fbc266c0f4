'use client';

import { useState } from 'react';
import { getText } from '#text';
import { LazyDialog } from '@/components/ui/lazy-dialog';
import { useHydrated } from '@/lib/use-hydrated';

const forgotPassword = async () => (await import('./forgot-password')).ForgotPassword;

export function ForgotPasswordButton({ email }: { email: () => string }) {
  const text = getText('accounts');
  const isReady = useHydrated();
  const [open, setOpen] = useState(false);
  const [knownEmail, setKnownEmail] = useState('');
  const [isUpdated, setIsUpdated] = useState(false);
  const close = () => setOpen(false);
  const done = () => {
    close();
    setIsUpdated(true);
  };

  return (
    <>
      <button
        type="button"
        className="link-button"
        aria-haspopup="dialog"
        disabled={!isReady}
        data-until-hydrated=""
        onClick={() => {
          setKnownEmail(email());
          setIsUpdated(false);
          setOpen(true);
        }}
      >
        {text.forgetPassword}
      </button>
      {isUpdated && (
        <p role="status" className="badge good">
          {text.passwordUpdated}
        </p>
      )}
      {open && (
        <LazyDialog
          title={text.forgetPassword}
          onClose={close}
          load={forgotPassword}
          contentProps={{ email: knownEmail, onDone: done }}
        />
      )}
    </>
  );
}

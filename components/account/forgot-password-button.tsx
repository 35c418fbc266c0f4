'use client';

import { useState } from 'react';
import { getText } from '#text';
import { closeModal, Modal, ModalTrigger } from '@/components/ui/modal';
import { ForgotPassword } from './forgot-password';
import { type PendingReset, readPendingReset } from './pending-reset';
import type { ForgottenForm } from './reset-email-step';

const modalId = 'forgot-password';

type Opening = { count: number; email: string; pending?: PendingReset | undefined };

/** The modal opens before hydration, with the form of its first step. */
export function ForgotPasswordButton({ email, forgotten }: { email: () => string; forgotten: ForgottenForm }) {
  const text = getText('accounts');
  const [opening, setOpening] = useState<Opening>({ count: 0, email: '' });
  const [isUpdated, setIsUpdated] = useState(false);

  const startWith = (known: string) =>
    setOpening(({ count }) => ({ count: count + 1, email: known, pending: readPendingReset(known) }));

  return (
    <>
      <ModalTrigger
        for={modalId}
        className="link-button"
        onClick={() => {
          startWith(email());
          setIsUpdated(false);
        }}
      >
        {text.forgetPassword}
      </ModalTrigger>
      {isUpdated && (
        <p role="status" className="badge good">
          {text.passwordUpdated}
        </p>
      )}
      <Modal id={modalId} title={text.forgetPassword}>
        <ForgotPassword
          key={opening.count}
          email={opening.email}
          pending={opening.pending}
          loginEmail={email}
          forgotten={forgotten}
          onDone={() => {
            closeModal(modalId);
            setIsUpdated(true);
          }}
        />
      </Modal>
    </>
  );
}

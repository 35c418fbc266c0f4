'use client';

import type { FormEventHandler, ReactNode } from 'react';
import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

type Props = {
  lead?: ReactNode;
  problem?: string;
  onSubmit: FormEventHandler;
  children: ReactNode;
};

/** `method="post"`, so that a submit without scripts puts no password into the URL. */
export function AccountForm({ lead, problem, onSubmit, children }: Props) {
  return (
    <form className="form" method="post" noValidate onSubmit={onSubmit}>
      {lead}
      {problem && (
        <Alert tone="bad" isLive>
          {problem}
        </Alert>
      )}
      {children}
    </form>
  );
}

export const newPasswordProps = () =>
  ({ help: getText('accounts').passwordHelp, autoComplete: 'new-password' }) as const;

type SubmitProps = { label: string; busyLabel: string; isBusy: boolean; className?: string; onCancel: () => void };

export function SubmitOrCancel({ label, busyLabel, isBusy, className, onCancel }: SubmitProps) {
  const text = getText('accounts');
  return (
    <div className="cluster">
      <Button type="submit" className={className} disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {text.cancel}
      </Button>
    </div>
  );
}

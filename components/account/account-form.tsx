'use client';

import type { FormEventHandler, ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { ApiFailure } from '@/lib/api/browser';
import { accounts as text } from '@/lib/text/en/accounts';

type Props = {
  /** Above everything: what the form is for. */
  lead?: ReactNode;
  /** What the server said, or why it could not be asked. */
  problem?: string;
  onSubmit: FormEventHandler;
  children: ReactNode;
};

/** A form of an account, with what went wrong above its fields. Its HTML posts nothing: passwords never stand in an address. */
export function AccountForm({ lead, problem, onSubmit, children }: Props) {
  return (
    <form className="form" method="post" noValidate onSubmit={onSubmit}>
      {lead}
      {problem && (
        <Alert tone="bad" live>
          {problem}
        </Alert>
      )}
      {children}
    </form>
  );
}

/** What to say of a call that failed: the server's own words, where it had any. */
export function problemOf(error: unknown, otherwise: string = text.resetFailed): string {
  return (error instanceof ApiFailure && error.message) || otherwise;
}

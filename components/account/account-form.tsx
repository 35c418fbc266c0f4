'use client';

import type { FormEventHandler, ReactNode } from 'react';
import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button, LinkButton } from '@/components/ui/button';
import { useHydrated } from '@/lib/use-hydrated';

type Props = {
  /** Without it the form waits for its scripts. */
  action?: string;
  hiddenFields?: Record<string, string | undefined>;
  lead?: ReactNode;
  problem?: string;
  onSubmit: FormEventHandler;
  children: ReactNode;
};

/** Posts as HTML until its scripts have loaded. */
export function AccountForm({ action, hiddenFields = {}, lead, problem, onSubmit, children }: Props) {
  const isHydrated = useHydrated();
  return (
    <form
      className="form"
      method="post"
      action={action}
      // Until then the browser validates: a refused post would lose the passwords.
      noValidate={isHydrated}
      data-live={isHydrated || undefined}
      onSubmit={onSubmit}
    >
      {Object.entries(hiddenFields).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
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

type SubmitProps = { label: string; busyLabel: string; isBusy: boolean; className?: string; onCancel?: () => void };

export function SubmitOrCancel({ label, busyLabel, isBusy, className, onCancel }: SubmitProps) {
  const text = getText('accounts');
  return (
    <div className="cluster">
      <Button type="submit" className={className} aria-disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
      {onCancel ? (
        <Button variant="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      ) : (
        <LinkButton variant="quiet" href="/profile">
          {text.cancel}
        </LinkButton>
      )}
    </div>
  );
}

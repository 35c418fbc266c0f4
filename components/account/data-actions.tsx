'use client';

import { useState } from 'react';
import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LazyDialog } from '@/components/ui/lazy-dialog';
import { LaterStylesheets, Stylesheet } from '@/components/ui/stylesheet';
import { callApi } from '@/lib/api/browser';
import { apiUrl } from '@/lib/contract/endpoint';
import { downloadMyData, getMyData } from '@/lib/contract/endpoints/accounts';
import { openerProps, ProfileOpener } from './profile-opener';
import { useAccountAction } from './use-account-action';

const deleteAccount = async () => (await import('./delete-account')).DeleteAccount;

type Props = {
  openedForm: unknown;
  /** The download without scripts. */
  hasFailed: boolean;
};

export function DataActions({ openedForm, hasFailed }: Props) {
  const text = getText('accounts');
  const [isDeleting, setIsDeleting] = useState(false);
  const close = () => setIsDeleting(false);
  const { problem, isBusy, isDone, submit } = useAccountAction({
    send: async (token) => saveAsFile(await callApi(getMyData, { token })),
    failureMessage: text.downloadFailed,
    hasFailed,
  });

  return (
    <>
      <Stylesheet name="account" />
      <LaterStylesheets names={['fields', 'forms']} />
      {problem && (
        <Alert tone="bad" isLive>
          {problem}
        </Alert>
      )}
      {isDone && <Alert isLive>{text.downloaded}</Alert>}
      <div className="account-foot">
        <form method="post" action={apiUrl(downloadMyData)} onSubmit={submit}>
          <Button type="submit" variant="quiet" aria-disabled={isBusy}>
            {isBusy ? text.downloading : text.download}
          </Button>
        </form>
        <ProfileOpener>
          <button
            className="link-button link-button-bad"
            {...openerProps('deletion', openedForm, () => setIsDeleting(true))}
          >
            {text.deleteAccount}
          </button>
        </ProfileOpener>
      </div>
      {isDeleting && (
        <LazyDialog
          title={text.deleteAccount}
          onClose={close}
          load={deleteAccount}
          contentProps={{ onCancel: close }}
        />
      )}
    </>
  );
}

// Cannot tell whether an in-app browser saved the file, so the message shown explains both cases.
function saveAsFile(data: unknown): void {
  const text = getText('accounts');
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = text.downloadName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

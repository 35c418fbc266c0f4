'use client';

import { lazy, Suspense, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useReady } from '@/components/ui/use-ready';
import { callApi } from '@/lib/api/browser';
import { accounts as text } from '@/lib/text/en/accounts';
import { tokenOrLogin } from './token-or-login';

const DeleteAccount = lazy(async () => ({ default: (await import('./delete-account')).DeleteAccount }));

/** Take the data along, or leave. */
export function OwnData() {
  const ready = useReady();
  const [failed, setFailed] = useState(false);
  const [deleting, setDeleting] = useState(false);

  async function download() {
    setFailed(false);
    const token = tokenOrLogin();
    if (!token) return;
    try {
      save(await callApi('/auth/my-data', { token }));
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      {failed && (
        <Alert tone="bad" live>
          {text.downloadFailed}
        </Alert>
      )}
      <div className="account-foot">
        <Button look="quiet" disabled={!ready} onClick={download}>
          {text.download}
        </Button>
        <button
          type="button"
          className="link-button link-button-bad"
          disabled={!ready}
          aria-haspopup="dialog"
          onClick={() => setDeleting(true)}
        >
          {text.deleteAccount}
        </button>
      </div>
      <Suspense>{deleting && <DeleteAccount onClose={() => setDeleting(false)} />}</Suspense>
    </>
  );
}

function save(data: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = text.downloadName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

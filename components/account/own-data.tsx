'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LateDialog } from '@/components/ui/late-dialog';
import { useReady } from '@/components/ui/use-ready';
import { callApi } from '@/lib/api/browser';
import { getMyData } from '@/lib/contract/endpoints/accounts';
import { accounts as text } from '@/lib/text/en/accounts';
import { tokenOrLogin } from './token-or-login';

const deleteAccount = async () => (await import('./delete-account')).DeleteAccount;

/** Take the data along, or leave. */
export function OwnData() {
  const ready = useReady();
  const [state, setState] = useState<'idle' | 'loading' | 'saved'>('idle');
  const [problem, setProblem] = useState<string>();
  const [deleting, setDeleting] = useState(false);
  const close = () => setDeleting(false);

  async function download() {
    setProblem(undefined);
    const token = tokenOrLogin(setProblem);
    if (!token) return;
    setState('loading');
    try {
      save(await callApi(getMyData, { token }));
      setState('saved');
    } catch {
      setState('idle');
      setProblem(text.downloadFailed);
    }
  }

  return (
    <>
      {problem && (
        <Alert tone="bad" live>
          {problem}
        </Alert>
      )}
      {state === 'saved' && <Alert live>{text.downloaded}</Alert>}
      <div className="account-foot">
        <Button look="quiet" disabled={!ready || state === 'loading'} onClick={download}>
          {state === 'loading' ? text.downloading : text.download}
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
      {deleting && (
        <LateDialog title={text.deleteAccount} onClose={close} load={deleteAccount} content={{ onCancel: close }} />
      )}
    </>
  );
}

// Nothing tells whether a browser inside an app takes the file: the words above hold for both.
function save(data: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = text.downloadName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

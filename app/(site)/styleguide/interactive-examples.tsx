'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { dismiss, notify } from '@/components/ui/notify';
import type { StyleGuideText } from './texts/en';

export function InteractiveExamples({ text }: { text: StyleGuideText['interactive'] }) {
  const [open, setOpen] = useState(false);

  async function send() {
    const id = await notify('loading', text.sending);
    await new Promise((done) => setTimeout(done, 1500));
    await dismiss(id);
    await notify('success', text.sent, { duration: 5000 });
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Button variant="quiet" onClick={() => notify('error', text.failed)}>
        {text.error}
      </Button>
      <Button variant="quiet" onClick={send}>
        {text.send}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.title}>
        <p>{text.body}</p>
      </Dialog>
    </>
  );
}

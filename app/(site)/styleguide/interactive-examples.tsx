'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { dismiss, notify } from '@/components/ui/notify';

export function InteractiveExamples() {
  const [open, setOpen] = useState(false);

  async function send() {
    const id = await notify('loading', 'Sending…');
    await new Promise((done) => setTimeout(done, 1500));
    await dismiss(id);
    await notify('success', 'Your message was sent.', { duration: 5000 });
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Button variant="quiet" onClick={() => notify('error', 'There was an error submitting the form.')}>
        Error toast
      </Button>
      <Button variant="quiet" onClick={send}>
        Sending toast
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A dialog of an island">
        <p>The page behind it cannot be reached until it is closed.</p>
      </Dialog>
    </>
  );
}

'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LateDialog } from '@/components/ui/late-dialog';
import { useReady } from '@/components/ui/use-ready';
import { accounts as text } from '@/lib/text/en/accounts';
import { payments } from '@/lib/text/en/payments';

const enrolledCourses = async () => (await import('./enrolled-courses')).EnrolledCourses;
const changePassword = async () => (await import('./change-password')).ChangePassword;

type Props = {
  id: string;
  email: string;
  /** Whether requests with a reference can be followed here. */
  followed: boolean;
};

/** The two things a learner comes for: how the courses stand, and a new password. Each is loaded when it is opened. */
export function ProfileActions({ id, email, followed }: Props) {
  const ready = useReady();
  const [open, setOpen] = useState<'courses' | 'password'>();
  const [updated, setUpdated] = useState(false);
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    setUpdated(true);
  };

  return (
    <div className="stack">
      <div className="cluster">
        <Button disabled={!ready} aria-haspopup="dialog" onClick={() => setOpen('courses')}>
          {payments.enrolledCourse}
        </Button>
        <Button look="quiet" disabled={!ready} aria-haspopup="dialog" onClick={() => setOpen('password')}>
          {text.changePassword}
        </Button>
      </div>
      {updated && (
        <p role="status" className="badge good">
          {text.passwordUpdated}
        </p>
      )}
      {open === 'courses' && (
        <LateDialog
          title={payments.enrolledCourse}
          width="36rem"
          onClose={close}
          load={enrolledCourses}
          content={{ id, followed }}
        />
      )}
      {open === 'password' && (
        <LateDialog
          title={text.changePassword}
          onClose={close}
          load={changePassword}
          content={{ email, onCancel: close, onDone: done }}
        />
      )}
    </div>
  );
}

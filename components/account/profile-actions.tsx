'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useReady } from '@/components/ui/use-ready';
import { accounts as text } from '@/lib/text/en/accounts';
import { payments } from '@/lib/text/en/payments';

const EnrolledCourses = lazy(async () => ({ default: (await import('./enrolled-courses')).EnrolledCourses }));
const ChangePassword = lazy(async () => ({ default: (await import('./change-password')).ChangePassword }));

/** The two things a learner comes for: how the courses stand, and a new password. Each is loaded when it is opened. */
export function ProfileActions({ id, email }: { id: string; email: string }) {
  const ready = useReady();
  const [open, setOpen] = useState<'courses' | 'password'>();
  const [updated, setUpdated] = useState(false);
  const close = () => setOpen(undefined);

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
      <Suspense>
        {open === 'courses' && <EnrolledCourses id={id} onClose={close} />}
        {open === 'password' && (
          <ChangePassword
            email={email}
            onClose={close}
            onDone={() => {
              close();
              setUpdated(true);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

'use client';

import { useState } from 'react';
import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { LazyDialog } from '@/components/ui/lazy-dialog';
import { LaterStylesheets } from '@/components/ui/stylesheet';
import { openerProps, ProfileOpener } from './profile-opener';

const enrolledCourses = async () => (await import('./enrolled-courses')).EnrolledCourses;
const changePassword = async () => (await import('./change-password')).ChangePassword;

type Props = {
  id: string;
  email: string;
  canTrackRequests: boolean;
  openedForm: unknown;
};

export function ProfileActions({ id, email, canTrackRequests, openedForm }: Props) {
  const text = getText('accounts');
  const payments = getText('payments');
  const [open, setOpen] = useState<'courses' | 'password'>();
  const [isUpdated, setIsUpdated] = useState(false);
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    setIsUpdated(true);
  };

  return (
    <div className="stack">
      <LaterStylesheets names={['account', 'fields', 'forms']} />
      <ProfileOpener className="cluster">
        <Button {...openerProps('courses', openedForm, () => setOpen('courses'))}>{payments.enrolledCourse}</Button>
        <Button variant="quiet" {...openerProps('password', openedForm, () => setOpen('password'))}>
          {text.changePassword}
        </Button>
      </ProfileOpener>
      {isUpdated && (
        <p role="status" className="badge good">
          {text.passwordUpdated}
        </p>
      )}
      {open === 'courses' && (
        <LazyDialog
          title={payments.enrolledCourse}
          width="36rem"
          onClose={close}
          load={enrolledCourses}
          contentProps={{ id, canTrackRequests }}
        />
      )}
      {open === 'password' && (
        <LazyDialog
          title={text.changePassword}
          onClose={close}
          load={changePassword}
          contentProps={{ email, onCancel: close, onDone: done }}
        />
      )}
    </div>
  );
}

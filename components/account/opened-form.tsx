import { getText } from '#text';
import { LoadFailure } from '@/components/ui/load-failure';
import { loadEnrolledCourses } from '@/lib/api/enrolled-courses';
import type { Learner } from '@/lib/contract/accounts';
import { ChangePassword } from './change-password';
import { DeleteAccount } from './delete-account';
import { EnrolledCourseList } from './enrolled-course-list';
import type { ProfileForm } from './profile-opener';
import type { PostedForm } from './use-account-form';

type Props = {
  form: ProfileForm;
  learner: Learner;
  canTrackRequests: boolean;
  posted: PostedForm;
};

/** In the page what scripts open in a dialog. */
export function OpenedForm({ form, learner, canTrackRequests, posted }: Props) {
  const text = getText('accounts');
  const forms = {
    courses: {
      title: getText('payments').enrolledCourse,
      content: <OwnCourses id={learner._id} canTrackRequests={canTrackRequests} />,
    },
    password: { title: text.changePassword, content: <ChangePassword email={learner.email ?? ''} posted={posted} /> },
    deletion: { title: text.deleteAccount, content: <DeleteAccount posted={posted} /> },
  };
  const { title, content } = forms[form];
  return (
    <section id="form" className="stack pt-4">
      <h3>{title}</h3>
      {content}
    </section>
  );
}

async function OwnCourses({ id, canTrackRequests }: { id: string; canTrackRequests: boolean }) {
  const { failed, data } = await loadEnrolledCourses(id);
  if (failed) return <LoadFailure what={getText('courses').what} />;
  return <EnrolledCourseList courses={data} canTrackRequests={canTrackRequests} />;
}

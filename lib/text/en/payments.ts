export const payments = {
  enrolledCourse: 'Enrolled Course',
  accepted: 'Accepted',
  pending: 'Pending',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  courseRequired: 'Please choose a course',
} as const;

export const attendanceMarks = ['present', 'late', 'absent', 'excused'] as const;
export type AttendanceMark = (typeof attendanceMarks)[number];

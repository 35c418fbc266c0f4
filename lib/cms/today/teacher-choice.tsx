import type { Payload } from 'payload';
import type { TodayTexts } from './today-texts';

type Props = { payload: Payload; day: string; chosen?: string; text: TodayTexts };

/** For enrolment staff. */
export async function TeacherChoice({ payload, day, chosen = '', text }: Props) {
  const { docs } = await payload.find({
    collection: 'instructors',
    where: { archived: { not_equals: true } },
    select: { name: true },
    sort: 'name',
    pagination: false,
    depth: 0,
  });
  return (
    <form className="today-teacher">
      <input type="hidden" name="day" value={day} />
      <label>
        {text.teacher}
        <select name="teacher" defaultValue={chosen} key={chosen}>
          <option value="">{text.allTeachers}</option>
          {docs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{text.show}</button>
    </form>
  );
}

'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { attendanceMarks } from '@/lib/contract/attendance-marks';
import { yangonTime } from '@/lib/format/dates';
import type { AttendanceTable } from './attendance-table';
import { attendanceTexts } from './attendance-texts';
import './attendance-list.css';

/** Learners and lessons of the class, with the marks taken so far. */
export function AttendanceList() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const text = attendanceTexts(i18n.language);
  const [table, setTable] = useState<AttendanceTable>();
  useEffect(() => {
    if (id === undefined) return;
    const load = async () => {
      const response = await fetch(`/cms-api/classes/${id}/attendance`).catch(() => undefined);
      setTable(response?.ok ? ((await response.json()) as AttendanceTable) : undefined);
    };
    void load();
  }, [id]);
  if (!table || id === undefined) return null;
  const { lessons, learners } = table;
  return (
    <section className="field-type attendance-list" aria-labelledby="attendance">
      <h3 id="attendance">{text.title}</h3>
      {lessons.length === 0 || learners.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <>
          <p>{attendanceMarks.map((mark) => `${text.letters[mark]}: ${text.marks[mark]}`).join(' · ')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard */}
          <section className="attendance-scroll" tabIndex={0} aria-labelledby="attendance">
            <table>
              <thead>
                <tr>
                  <th scope="col">{text.learner}</th>
                  {attendanceMarks.map((mark) => (
                    <th key={mark} scope="col">
                      <abbr title={text.marks[mark]}>{text.letters[mark]}</abbr>
                    </th>
                  ))}
                  {lessons.map(({ key, startsAt }) => (
                    <th key={key} scope="col">
                      {yangonTime(startsAt).slice(5, 10)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {learners.map(({ request, collection, name, counts, marks }) => (
                  <tr key={request}>
                    <th scope="row">
                      <a href={`/admin/collections/${collection}/${request}`}>{name}</a>
                    </th>
                    {attendanceMarks.map((mark) => (
                      <td key={mark}>{counts[mark]}</td>
                    ))}
                    {lessons.map(({ key }) => {
                      const mark = marks[key];
                      return (
                        <td key={key} data-mark={mark}>
                          {mark && <abbr title={text.marks[mark]}>{text.letters[mark]}</abbr>}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <p>
            <a href={`/cms-api/classes/${id}/attendance/export`}>{text.export}</a>
          </p>
        </>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import { FieldGroup, type FieldProps } from './field';
import { Stylesheet } from './stylesheet';

type Props = FieldProps & {
  name?: string;
  days: { key: string; label: string /** Three letters, for a phone. */; short: string }[];
  slots: { key: string; label: string; detail?: ReactNode }[];
  value?: boolean[][];
  /** For an HTML form. */
  defaultValue?: boolean[][];
  onToggle?: (day: number, slot: number) => void;
};

export function ScheduleGrid({
  id,
  name = id,
  label,
  help,
  error,
  required,
  hint,
  days,
  slots,
  value,
  defaultValue,
  onToggle,
}: Props) {
  return (
    <FieldGroup {...{ id, label, help, error, required, hint }}>
      <Stylesheet name="inquiry" />
      <table className="schedule">
        <thead>
          <tr>
            <td />
            {slots.map((slot) => (
              <th key={slot.key} scope="col">
                {slot.label}
                <small>{slot.detail}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, row) => (
            <tr key={day.key}>
              <th scope="row">
                <abbr title={day.label}>{day.short}</abbr>
              </th>
              {slots.map((slot, column) => (
                <td key={slot.key}>
                  <label>
                    <input
                      type="checkbox"
                      name={`${name}.${row}.${column}`}
                      aria-label={`${day.label}, ${slot.label}`}
                      checked={value?.[row]?.[column]}
                      defaultChecked={defaultValue?.[row]?.[column]}
                      onChange={onToggle && (() => onToggle(row, column))}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FieldGroup>
  );
}

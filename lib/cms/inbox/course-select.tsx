'use client';

type Props = { label: string; options: { href: string; label: string }[]; current: string };

/** Goes to the list of the chosen course. */
export function CourseSelect({ label, options, current }: Props) {
  const chosen = options.some(({ href }) => href === current) ? current : options[0]?.href;
  return (
    <label className="inbox-course">
      <span>{label}</span>
      <select value={chosen} onChange={({ target }) => location.assign(target.value)}>
        {options.map(({ href, label: name }) => (
          <option key={href} value={href}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

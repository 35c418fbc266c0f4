'use client';

import '@/lib/cms/ui/controls.css';

type Props = { label: string; options: { href: string; label: string }[]; current: string };

export function CourseSelect({ label, options, current }: Props) {
  const selected = options.some(({ href }) => href === current) ? current : options[0]?.href;
  return (
    <label className="course-select">
      <span>{label}</span>
      <select value={selected} onChange={({ target }) => location.assign(target.value)}>
        {options.map(({ href, label: name }) => (
          <option key={href} value={href}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

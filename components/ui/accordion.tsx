import type { ReactNode } from 'react';
import { KeepInPlace } from './keep-in-place';

type Props = {
  /** Shared by the items of one accordion: opening one closes the others. */
  name: string;
  items: { key: string; title: ReactNode; body: ReactNode; open?: boolean }[];
};

/** Questions that open one at a time, by the browser alone. */
export function Accordion({ name, items }: Props) {
  return (
    <div className="accordion">
      {items.map(({ key, title, body, open }) => (
        <details key={key} name={name} open={open}>
          <summary>{title}</summary>
          <div className="accordion-body">{body}</div>
        </details>
      ))}
      <KeepInPlace />
    </div>
  );
}

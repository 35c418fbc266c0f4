import type { ReactNode } from 'react';
import { KeepScrollPosition } from './keep-scroll-position';
import { Stylesheet } from './stylesheet';

type Props = {
  name: string;
  items: { key: string; title: ReactNode; body: ReactNode; open?: boolean }[];
};

export function Accordion({ name, items }: Props) {
  return (
    <div className="accordion">
      <Stylesheet name="accordion" />
      {items.map(({ key, title, body, open }) => (
        <details key={key} name={name} open={open}>
          <summary>{title}</summary>
          <div className="accordion-body">{body}</div>
        </details>
      ))}
      <KeepScrollPosition />
    </div>
  );
}

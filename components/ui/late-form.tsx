'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

/** What a form's island gets beside its own properties. */
export type LateFormProps = {
  /** What was typed before the island came. */
  typed: Record<string, string>;
  /** The form was sent before the island came: it goes on from there. */
  sendNow: boolean;
};

type Props<Own extends object> = {
  load: () => Promise<ComponentType<Own & LateFormProps>>;
  own: Own;
  /** The same form as HTML, which posts by itself. */
  children: ReactNode;
};

const typedIn = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/**
 * A form that is HTML at first and becomes an island once it is in sight and the browser idle, never under someone's fingers.
 * Where the island does not come, the HTML form posts.
 */
export function LateForm<Own extends object>({ load, own, children }: Props<Own>) {
  const host = useRef<HTMLDivElement>(null);
  const [island, setIsland] = useState<{ Form: ComponentType<Own & LateFormProps> } & LateFormProps>();

  useEffect(() => {
    const form = host.current?.querySelector('form');
    if (!form) return;
    const left = new AbortController();
    const { signal } = left;

    const take = async (sendNow: boolean) => {
      const Form = await load();
      if (signal.aborted) return;
      const busy = !sendNow && form.contains(document.activeElement);
      if (busy) form.addEventListener('focusout', () => setTimeout(take, 0, false), { once: true, signal });
      else setIsland({ Form, typed: typedIn(form), sendNow });
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        const idle = window.requestIdleCallback ?? setTimeout;
        idle(() => void take(false).catch(() => undefined));
      },
      { rootMargin: '600px' },
    );
    watch.observe(form);
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        take(true).catch(() => form.submit());
      },
      { signal },
    );
    return () => {
      left.abort();
      watch.disconnect();
    };
  }, [load]);

  const Form = island?.Form;
  return <div ref={host}>{Form ? <Form {...own} typed={island.typed} sendNow={island.sendNow} /> : children}</div>;
}

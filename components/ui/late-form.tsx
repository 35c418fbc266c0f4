'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { inTime } from './in-time';

/** What a form's island gets beside its own properties. */
export type LateFormProps = {
  /** What was typed before the island came; nothing of an empty field. */
  typed: Record<string, string>;
  /** The form was sent before the island came: it goes on from there. */
  sendNow: boolean;
};

type Props<Own extends object> = {
  load: () => Promise<ComponentType<Own & LateFormProps>>;
  own: Own;
  /** Said while a form that was sent waits for its island. */
  waiting?: string;
  /** The same form as HTML, which posts by itself. */
  children: ReactNode;
};

const typedIn = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])),
  );

/**
 * A form that is HTML at first and becomes an island once it, or what opens its modal, is in sight and the browser idle, never while
 * someone types.
 * Where the island does not come, the HTML form posts.
 */
export function LateForm<Own extends object>({ load, own, waiting, children }: Props<Own>) {
  const host = useRef<HTMLDivElement>(null);
  const [island, setIsland] = useState<{ Form: ComponentType<Own & LateFormProps> } & LateFormProps>();
  const [sent, setSent] = useState(false);

  useEffect(() => {
    const form = host.current?.querySelector('form');
    if (!form) return;
    const left = new AbortController();
    const { signal } = left;

    // From here on no tap is lost, and what is wrong is said in our own words.
    form.noValidate = true;
    for (const button of form.querySelectorAll<HTMLButtonElement>('[type=submit]')) button.disabled = false;

    const take = async () => {
      const Form = await load();
      if (signal.aborted) return;
      const busy = form.contains(document.activeElement);
      if (busy) form.addEventListener('focusout', () => setTimeout(take, 0), { once: true, signal });
      else setIsland((now) => now ?? { Form, typed: typedIn(form), sendNow: false });
    };
    const send = async () => {
      setSent(true);
      const Form = await inTime(load());
      if (signal.aborted) return;
      if (Form) return setIsland({ Form, typed: typedIn(form), sendNow: true });
      left.abort();
      form.submit();
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        const idle = window.requestIdleCallback ?? setTimeout;
        idle(() => void take().catch(() => undefined));
      },
      { rootMargin: '600px' },
    );
    // A form in a closed modal is never in sight; the part of the page that opens it is.
    watch.observe(form.closest('dialog')?.parentElement ?? form);
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        void send();
      },
      { signal },
    );
    return () => {
      left.abort();
      watch.disconnect();
    };
  }, [load]);

  const Form = island?.Form;
  return (
    <div ref={host}>
      {Form ? <Form {...own} typed={island.typed} sendNow={island.sendNow} /> : children}
      {sent && !island && waiting && (
        <p className="small" role="status">
          {waiting}
        </p>
      )}
    </div>
  );
}

'use client';

import { type ComponentType, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { changedFields, typedValues } from './changed-fields';
import { finishIsland } from './island';
import { Lazy, useLoader } from './lazy';
import { loadWithTimeout } from './loader';

/** What was changed before the island had loaded. */
export type FormHandover = {
  /** With those of the form that was refused. */
  typedValues: Record<string, string>;
  isRefused: boolean;
  changedFields: string[];
  /** The form was sent before the island had loaded. */
  shouldSubmitOnMount: boolean;
};

type HtmlFormProps = {
  pendingText?: string;
  /** What was typed into the form that was posted without scripts and refused: the values of the HTML. */
  refusedValues?: Record<string, string>;
  /** The same form as HTML, which posts without scripts. */
  children: ReactNode;
};

type Props<IslandProps extends object> = HtmlFormProps & {
  load: () => Promise<ComponentType<IslandProps & FormHandover>>;
  islandProps: IslandProps;
};

function LazyForm<IslandProps extends object>({
  load,
  islandProps,
  pendingText,
  refusedValues,
  children,
}: Props<IslandProps>) {
  const container = useRef<HTMLDivElement>(null);
  const loader = useLoader(load);
  const [handover, setHandover] = useState<FormHandover>();
  const [isSent, setIsSent] = useState(false);

  useEffect(() => {
    const form = container.current?.querySelector('form');
    if (!form) return;
    const controller = new AbortController();
    const { signal } = controller;

    // The island validates, with messages of its own.
    form.noValidate = true;
    for (const button of form.querySelectorAll<HTMLButtonElement>('[type=submit]')) button.disabled = false;

    const handOver = (shouldSubmitOnMount: boolean): FormHandover => ({
      typedValues: { ...refusedValues, ...typedValues(form) },
      isRefused: refusedValues !== undefined,
      changedFields: changedFields(form),
      shouldSubmitOnMount,
    });
    let isReplacing = false;
    const replace = () => {
      if (signal.aborted || form.querySelector('.rest-of-form[open]')) return;
      // It has been posted (`page-cache/loader.ts`): another form could be sent again.
      if (form.inert) return void setTimeout(replace, 500);
      const hasFocus = form.contains(document.activeElement);
      if (hasFocus) return form.addEventListener('focusout', () => setTimeout(replace, 0), { once: true, signal });
      isReplacing = true;
      const handover = handOver(false);
      // In slices, between which a phone responds.
      startTransition(() => setHandover((current) => current ?? handover));
    };
    /** What is typed or opened between two slices is not in the handover: the form stays, to be replaced later. */
    const keepForm = () => {
      if (!isReplacing) return;
      isReplacing = false;
      setHandover(undefined);
      replace();
    };
    for (const type of ['focusin', 'input', 'toggle']) form.addEventListener(type, keepForm, { capture: true, signal });
    const submit = async () => {
      setIsSent(true);
      const Island = await loadWithTimeout(loader.start());
      if (signal.aborted) return;
      if (Island) return setHandover(handOver(true));
      controller.abort();
      form.submit();
    };
    void loader.loaded.then(replace);
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        void submit();
      },
      { signal },
    );
    finishIsland(container.current);
    return () => controller.abort();
  }, [loader, refusedValues]);

  return (
    <div ref={container} data-island="">
      <Lazy
        loader={loader}
        when="visible"
        target={container}
        show={handover ? (Island) => <Island {...islandProps} {...handover} /> : undefined}
      >
        {children}
      </Lazy>
      {isSent && !handover && pendingText && (
        <p className="small" role="status">
          {pendingText}
        </p>
      )}
    </div>
  );
}

/**
 * A form that is HTML (`children`) until its island has loaded, and posts as HTML if that fails. It never changes while someone
 * types in it, or once its rest has been opened. The pages of a form pass `async () => Island`, so that it loads with the page.
 */
export const lazyForm =
  <IslandProps extends object>(load: Props<IslandProps>['load']) =>
  ({ pendingText, refusedValues, children, ...islandProps }: IslandProps & HtmlFormProps) => (
    <LazyForm load={load} islandProps={islandProps as unknown as IslandProps} {...{ pendingText, refusedValues }}>
      {children}
    </LazyForm>
  );

'use client';

import { useEffect, useRef } from 'react';

export function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shouldFocusHeading = useRef(false);
  const pendingFieldId = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the step
  useEffect(() => {
    if (shouldFocusHeading.current) heading.current?.focus();
    shouldFocusHeading.current = false;
  }, [step]);
  useEffect(() => {
    const field = pendingFieldId.current && document.getElementById(pendingFieldId.current);
    if (!field) return;
    field.focus();
    pendingFieldId.current = undefined;
  });
  return {
    heading,
    focusHeading: () => {
      shouldFocusHeading.current = true;
      pendingFieldId.current = undefined;
    },
    focusField: (id: string) => {
      pendingFieldId.current = id;
      shouldFocusHeading.current = false;
    },
  };
}

'use client';

import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from '@payloadcms/ui';
import { createContext, type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { hasDraftRefusals, keepRefusals, newFields } from './refused-fields';

/** Counts the starts and ends of saves: odd while a form is being saved. */
export const SavesContext = createContext<RefObject<number>>({ current: 0 });

/**
 * The CMS validates forms while someone types, without what only a save checks, such as the current password or a duplicate
 * title. Its result would remove the messages of a refused save.
 */
export function RefusedFieldsProvider({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const saves = useRef(0);
  const withRefusals = useMemo<ServerFunctionsContextType>(
    () => ({
      ...functions,
      getFormState: (async (args) => {
        const savesBefore = saves.current;
        const isDraft = args.formState && hasDraftRefusals(args.formState);
        const result = await functions.getFormState(isDraft ? { ...args, skipValidation: true } : args);
        if (!result?.state || !args.formState || args.skipValidation) return result;
        // Does not know the messages of that save.
        if (saves.current !== savesBefore || savesBefore % 2 === 1)
          return { ...result, state: newFields(result.state) };
        return { ...result, state: keepRefusals(args.formState, result.state) };
      }) as ServerFunctionsContextType['getFormState'],
    }),
    [functions],
  );
  return (
    <SavesContext value={saves}>
      <ServerFunctionsContext value={withRefusals}>{children}</ServerFunctionsContext>
    </SavesContext>
  );
}

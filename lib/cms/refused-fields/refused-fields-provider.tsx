'use client';

import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from '@payloadcms/ui';
import { type ReactNode, useMemo } from 'react';
import { hasDraftRefusals, keepRefusals } from './refused-fields';

/**
 * The CMS validates forms while someone types, without what only a save checks, such as the current password or a duplicate
 * title. Its result would remove the messages of a refused save.
 */
export function RefusedFieldsProvider({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const withRefusals = useMemo<ServerFunctionsContextType>(
    () => ({
      ...functions,
      getFormState: (async (args) => {
        const isDraft = args.formState && hasDraftRefusals(args.formState);
        const result = await functions.getFormState(isDraft ? { ...args, skipValidation: true } : args);
        if (!result?.state || !args.formState || args.skipValidation) return result;
        return { ...result, state: keepRefusals(args.formState, result.state) };
      }) as ServerFunctionsContextType['getFormState'],
    }),
    [functions],
  );
  return <ServerFunctionsContext value={withRefusals}>{children}</ServerFunctionsContext>;
}

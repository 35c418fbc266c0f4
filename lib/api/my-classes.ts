import 'server-only';
import { cookies } from 'next/headers';
import type * as z from 'zod/mini';
import { getLocale } from '#text';
import { capabilities } from '@/lib/backend-choice';
import { type Child, listChildren } from '@/lib/contract/children';
import { apiUrl } from '@/lib/contract/endpoint';
import { listMyClasses, type MyClass } from '@/lib/contract/my-classes';
import { logError } from '@/lib/log-error';
import { sessionCookie } from '@/lib/session/token';
import { backend } from './backend';
import type { Loaded } from './load';

type OwnList = typeof listChildren | typeof listMyClasses;

/** Of the learner who is logged in; empty for guests and with an existing backend. */
async function loadOwn<O extends OwnList>(operation: O): Promise<Loaded<z.output<O['response']>>> {
  const none = { failed: false, data: [] as z.output<O['response']> } as const;
  const token = capabilities.hasClasses ? (await cookies()).get(sessionCookie())?.value : undefined;
  if (!token) return none;
  try {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': getLocale() };
    const response = await backend.request(apiUrl(operation), { headers });
    if (response.status === 401) return none;
    if (!response.ok) throw new Error(`GET ${operation.path} failed with ${response.status}.`);
    const { data } = (await response.json()) as { data: unknown };
    return { failed: false, data: operation.response.parse(data) as z.output<O['response']> };
  } catch (error) {
    logError('What a learner has could not be loaded.', error);
    return { failed: true, data: null };
  }
}

export const loadMyClasses = (): Promise<Loaded<MyClass[]>> => loadOwn(listMyClasses);
export const loadChildren = (): Promise<Loaded<Child[]>> => loadOwn(listChildren);

import 'server-only';
import { getBuiltIn } from '@/lib/backend/shared-backend';
import { existingBackendUrl } from '@/lib/backend-choice';
import type { Sources } from '@/lib/existing-backend/app';
import { requestExistingBackend } from '@/lib/existing-backend/request';

type Init = { headers?: Record<string, string>; timeout?: number };

/** `request` is for pages, `fetch` for the requests of browsers and the mobile app. */
export type BackendClient = {
  request: (path: string, init?: Init) => Promise<Response>;
  fetch: (request: Request, sources: Sources) => Promise<Response>;
};

const builtIn: BackendClient = {
  request: async (path, { headers } = {}) => (await getBuiltIn()).backend.request(path, { headers }),
  fetch: async (request) => (await getBuiltIn()).backend.fetch(request),
};

type App = { fetch: (request: Request) => Response | Promise<Response> };

let existingApp: Promise<App> | undefined;

async function createExistingApp(sources: Sources): Promise<App> {
  const { existingBackend } = await import('@/lib/existing-backend/app');
  return existingBackend(sources);
}

const existing: BackendClient = {
  request: (path, { headers, timeout } = {}) =>
    requestExistingBackend(path, { headers: { accept: 'application/json', ...headers }, timeout }),
  fetch: async (request, sources) => {
    existingApp ??= createExistingApp(sources);
    return (await existingApp).fetch(request);
  },
};

/** Chosen when the server starts; a build contains both. */
export const backend: BackendClient = existingBackendUrl ? existing : builtIn;

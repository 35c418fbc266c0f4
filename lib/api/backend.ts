import 'server-only';
import { ownBackend } from '@/lib/backend/own';
import { existingBackendUrl } from '@/lib/backend-choice';
import { requestExistingBackend } from '@/lib/existing-backend/request';

type Init = { headers?: Record<string, string>; timeout?: number };

/** What pages read from. */
export type Backend = { request: (path: string, init?: Init) => Promise<Response> };

const builtIn: Backend = {
  request: async (path, { headers } = {}) => (await ownBackend()).request(path, { headers }),
};

const existing: Backend = {
  request: (path, { headers, timeout } = {}) =>
    requestExistingBackend(path, { headers: { accept: 'application/json', ...headers }, timeout }),
};

/** The backend that was chosen at the start. */
export const backend = (): Backend => (existingBackendUrl() ? existing : builtIn);

import 'server-only';
import { getBuiltInBackend } from '@/lib/backend/shared-backend';
import { existingBackendUrl } from '@/lib/backend-choice';
import { requestExistingBackend } from '@/lib/existing-backend/request';

type Init = { headers?: Record<string, string>; timeout?: number };

export type BackendClient = { request: (path: string, init?: Init) => Promise<Response> };

const builtIn: BackendClient = {
  request: async (path, { headers } = {}) => (await getBuiltInBackend()).request(path, { headers }),
};

const existing: BackendClient = {
  request: (path, { headers, timeout } = {}) =>
    requestExistingBackend(path, { headers: { accept: 'application/json', ...headers }, timeout }),
};

export const backend = (): BackendClient => (existingBackendUrl() ? existing : builtIn);

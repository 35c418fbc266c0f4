import { callRest } from './cms-rest';

type Staff = { headers: Record<string, string> };

export const deletedNow = () => ({ deletedAt: new Date().toISOString() });

export const trash = (path: string, { headers }: Staff) =>
  callRest(path, { method: 'PATCH', headers, body: deletedNow() });

export const deletePermanently = (path: string, { headers }: Staff) => callRest(path, { method: 'DELETE', headers });

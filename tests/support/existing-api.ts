import { beforeEach, vi } from 'vitest';
import { fromIp } from './client-ip.mjs';
import { openExistingBackend } from './existing-backend';

export const person = { name: 'Su Su', email: 'su@example.com', phoneNumber: '09250000117' };
export const registration = { ...person, password: 'padauk7', confirm_password: 'padauk7' };
export const login = { email: person.email, password: 'padauk7', confirm_password: 'padauk7' };
export const inquiry = {
  email: 'su@example.com',
  type: 'French Language Program Collaboration Inquiry',
  contentNameOrPerson: 'Su',
};
export const order = { firstName: 'Su', lastName: 'Su', phoneNumber: '09250000117', address: 'Bahan, Yangon' };
export const enrolment = {
  name: 'Su Su Aung',
  email: 'su@example.com',
  phNumber: '09250000117',
  fbName: 'Su Su',
  age: '20',
  courseType: 'Rules & Policy for the Zoom Group Course',
  ruleStatus: 'true',
};
export const json = { 'content-type': 'application/json' };
export const screenshot = (bytes = 8, type = 'image/png') =>
  new File([new Uint8Array(bytes).fill(7)], 'transfer', { type });

/** Each call comes from a new client IP. */
export async function openExistingApi() {
  const existing = await openExistingBackend();
  const secret = 'x'.repeat(32);
  Object.assign(process.env, {
    BACKEND_URL: existing.url,
    LEVEL_TEST_TOKEN: 'the-admins-token',
    NOTIFICATION_TOKEN: 'the-push-token',
    PAYLOAD_SECRET: secret,
    SESSION_SECRET: secret,
    CRON_SECRET: secret,
  });
  const { handleApiRequest } = await import('@/lib/api/api-handler');

  const call = (path: string, { headers, ...init }: RequestInit = {}) =>
    handleApiRequest(
      new Request(`http://localhost:3000${path}`, {
        ...init,
        headers: { host: 'localhost:3000', ...fromIp(), ...(headers as Record<string, string>) },
      }),
    );
  const post = (path: string, content: object, headers = {}) =>
    call(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(content) });
  const enrol = (fields: Record<string, string>, file: File, headers = {}, course = '1') => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('snapShot', file);
    return call(`/api/zoom-form/upload-form/${course}`, { method: 'POST', body: form, headers });
  };

  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  beforeEach(() => {
    existing.requests.length = 0;
    logged.mockClear();
  });
  return { existing, logged, call, post, enrol };
}

import { fromIp } from '@/tests/support/client-ip.mjs';
import { backgroundWork } from './background-work';
import type { TestBackend } from './database';

type Fields = Record<string, string | File | undefined>;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return form;
}

let phones = 0;

/** A new guest each time. */
export function guestForm(changes: Fields = {}): Fields {
  phones++;
  return {
    name: 'Thiri Aung',
    email: `thiri.${phones}@example.com`,
    phNumber: `0925100${String(phones).padStart(4, '0')}`,
    fbName: 'Thiri A.',
    age: '24',
    courseType: 'Rules & Policy for the Zoom Group Course',
    ruleStatus: 'true',
    communication: '{"telegram":true,"viber":false,"whatsapp":false,"imessage":false,"other":false}',
    ...changes,
  };
}

/** Uses a new client IP each time, and waits for work after the response. */
export function transferSender({ request }: Pick<TestBackend, 'request'>) {
  const send = async (path: string, fields: Fields, headers: Record<string, string>) => {
    const response = await request(path, {
      method: 'POST',
      body: formOf(fields),
      headers: { ...fromIp(), ...headers },
    });
    await backgroundWork();
    return response;
  };
  return {
    enrol: (course: string, fields: Fields, headers: Record<string, string> = {}) =>
      send(`/zoom-form/upload-form/${course}`, fields, headers),
    pay: (fields: Fields, headers: Record<string, string> = {}) => send('/payment/request_payment', fields, headers),
  };
}

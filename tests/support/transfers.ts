import { randomUUID } from 'node:crypto';
import { backgroundWork } from './background-work';
import type { TestBackend } from './database';

type Fields = Record<string, string | File | undefined>;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return form;
}

let phones = 0;

/** What a guest types into the enrolment form; each one is somebody else. */
export function guest(changes: Fields = {}): Fields {
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

/** Sends both forms, each time from another address. What follows a response is done when it is returned. */
export function sender({ request }: Pick<TestBackend, 'request'>) {
  const send = async (path: string, fields: Fields, headers: Record<string, string>) => {
    const response = await request(path, {
      method: 'POST',
      body: formOf(fields),
      headers: { 'x-connection-address': randomUUID(), ...headers },
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

import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import sharp from 'sharp';
import { forwardedIp } from '../support/client-ip.mjs';
import { postJson, read } from './client.mjs';

const phone = () => `0925${String(randomInt(10_000_000)).padStart(7, '0')}`;

export const screenshot = () =>
  sharp(randomBytes(48 * 48 * 3), { raw: { width: 48, height: 48, channels: 3 } })
    .resize(360, 640, { fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();

export const largeScreenshot = () =>
  sharp(randomBytes(1150 * 1150 * 3), { raw: { width: 1150, height: 1150, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();

function enrolmentForm(email, picture) {
  const form = new FormData();
  const fields = {
    name: 'Thiri Aung',
    email,
    phNumber: phone(),
    fbName: 'Thiri A.',
    age: '24',
    courseType: 'Rules & Policy for the Zoom Group Course',
    ruleStatus: 'true',
    communication: '{"telegram":true,"viber":false,"whatsapp":false,"imessage":false,"other":false}',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('snapShot', new File([picture], 'transfer.png', { type: 'image/png' }));
  return form;
}

export async function enrol(site, courseId, email, picture, { pauseMs = 0 } = {}) {
  const form = new Response(enrolmentForm(email, picture));
  const bytes = Buffer.from(await form.arrayBuffer());
  const half = Math.floor(bytes.length / 2);
  const headers = {
    ...forwardedIp(),
    'content-type': form.headers.get('content-type'),
    'content-length': bytes.length,
  };
  return new Promise((resolve) => {
    const url = new URL(`/api/zoom-form/upload-form/${courseId}`, site.url);
    const sending = request(url, { method: 'POST', headers, agent: false }, (response) => {
      response.resume();
      response.once('error', () => {});
      resolve(response.statusCode);
    });
    // A server that refuses early closes the connection before the body is sent.
    sending.once('error', () => setTimeout(resolve, 50));
    sending.write(bytes.subarray(0, half));
    setTimeout(() => sending.end(bytes.subarray(half)), pauseMs);
  });
}

export async function liveCourse(site) {
  const { currentDatas } = await read(site, '/course?type=Adult&limit=1');
  return currentDatas[0]._id;
}

/** `write` returns the unique value stored in `column`, or undefined if the record was not acknowledged. */
export async function writersOf(site, onStatus = () => {}) {
  const isStored = (status) => {
    onStatus(status);
    return status === 200;
  };
  const course = await liveCourse(site);
  const { currentDatas: books } = await read(site, '/book?limit=1');
  const byEmail = (table, path, fields) => ({
    table,
    column: 'email',
    write: async () => {
      const email = `${randomUUID()}@example.com`;
      return isStored((await postJson(site, path, fields(email)))?.status) ? email : undefined;
    },
  });
  return [
    byEmail('messages', '/contact', (email) => ({
      name: 'Thiri Aung',
      email,
      subject: 'Evening courses',
      phone: phone(),
      message: 'Do you have evening courses for beginners?',
    })),
    byEmail('inquiries', '/quotation/create', (email) => ({
      email,
      type: 'Student Inquiry and Quotation Request Form',
      contentNameOrPerson: 'Daw Khin',
      nameOfStudent: 'May',
      Students: phone(),
      ageOfStudent: '9',
    })),
    byEmail('subscribers', '/about/click_to_subscribe', (email) => ({ email })),
    byEmail('learners', '/auth/register', (email) => ({
      name: 'Su Myat Noe',
      email,
      phoneNumber: phone(),
      password: 'thé-à-la-menthe-42',
      confirm_password: 'thé-à-la-menthe-42',
    })),
    {
      table: 'book_orders',
      column: 'first_name',
      write: async () => {
        const firstName = `Su ${randomUUID()}`;
        const order = {
          firstName,
          lastName: 'Aung',
          phoneNumber: phone(),
          address: 'No. 1, Padauk Garden Lane, Bahan',
        };
        const response = await postJson(site, `/book/purchase_book/${books[0]._id}`, order);
        return isStored(response?.status) ? firstName : undefined;
      },
    },
    {
      table: 'enrolments',
      column: 'email',
      write: async () => {
        const email = `${randomUUID()}@example.com`;
        return isStored(await enrol(site, course, email, await screenshot())) ? email : undefined;
      },
    },
  ];
}

import { expect, test, vi } from 'vitest';
import { prepareDatabase } from '@/lib/cms/prepare-database';
import { sharp } from '@/lib/cms/sharp';
import { toUnicode } from '@/lib/format/burmese';
import { mailTransport } from '@/lib/mail/transport';
import { openTestBackend } from '@/tests/support/database';

const read = vi.hoisted(() => ({ mails: false, burmese: false }));
vi.mock('nodemailer', (original) => {
  read.mails = true;
  return original();
});
vi.mock('knayi-myscript', (original) => {
  read.burmese = true;
  return original();
});

type Report = { sharedObjects: string[] };

/** Which of the libraries, of pictures, of mails and of Burmese encodings, are in this process. */
const loaded = () => ({
  pictures: (process.report.getReport() as unknown as Report).sharedObjects.some((name) => name.includes('libvips')),
  ...read,
});

test('the CMS opens without the libraries for pictures, mail and Burmese, which are loaded on first use', async () => {
  const { cms } = await openTestBackend();
  await prepareDatabase(cms);
  expect(await toUnicode('Bonjour')).toBe('Bonjour');
  expect(loaded()).toEqual({ pictures: false, mails: false, burmese: false });

  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>');
  expect(await sharp(picture).metadata()).toMatchObject({ width: 3 });
  await mailTransport();
  expect(await toUnicode('မင်္ဂလာပါ')).toBe('မင်္ဂလာပါ');
  expect(loaded()).toEqual({ pictures: true, mails: true, burmese: true });
});

import { expect, test, vi } from 'vitest';
import { bringUpToDate } from '@/lib/cms/prepare';
import { sharp } from '@/lib/cms/sharp';
import { mailTransport } from '@/lib/mail/transport';
import { openTestBackend } from '@/tests/support/database';

const mails = vi.hoisted(() => ({ areRead: false }));
vi.mock('nodemailer', (original) => {
  mails.areRead = true;
  return original();
});

type Report = { sharedObjects: string[] };

/** Which of the two libraries, of pictures and of mails, are in this process. */
const loaded = () => ({
  pictures: (process.report.getReport() as unknown as Report).sharedObjects.some((name) => name.includes('libvips')),
  mails: mails.areRead,
});

test('the CMS opens without the libraries of pictures and mails, which come with the first of each', async () => {
  const { cms } = await openTestBackend();
  await bringUpToDate(cms);
  expect(loaded()).toEqual({ pictures: false, mails: false });

  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>');
  expect(await sharp(picture).metadata()).toMatchObject({ width: 3 });
  await mailTransport();
  expect(loaded()).toEqual({ pictures: true, mails: true });
});

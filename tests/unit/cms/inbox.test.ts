import { expect, test } from 'vitest';
import { listQuery, toCall } from '@/lib/cms/inbox/list-filters';
import { listTexts } from '@/lib/cms/inbox/list-texts';
import { readSender, replyLinks } from '@/lib/cms/inbox/reply-links';

test('staff reply by email, phone, Viber and Telegram, with the reference in the subject', () => {
  const sender = { email: 'su@example.com', phone: '+959250000117', subject: 'Prix & dates?', reference: 'EP-7K3M-Q2' };
  expect(replyLinks(sender)).toEqual([
    {
      kind: 'mail',
      href: 'mailto:su@example.com?subject=Re%3A%20Prix%20%26%20dates%3F%20(EP-7K3M-Q2)',
      shown: 'su@example.com',
    },
    { kind: 'phone', href: 'tel:+959250000117', shown: '+959250000117' },
    { kind: 'viber', href: 'viber://chat?number=%2B959250000117', shown: '+959250000117' },
    { kind: 'telegram', href: 'https://t.me/+959250000117', shown: '+959250000117' },
  ]);
});

test('invalid emails and phone numbers get no reply link', () => {
  const kinds = (sender: Parameters<typeof replyLinks>[0]) => replyLinks(sender).map(({ kind }) => kind);
  expect(kinds({ phone: '01 234 567' })).toEqual(['phone']);
  expect(kinds({ phone: '+33 6 12 34 56 78' })).toEqual(['phone', 'viber', 'telegram']);
  expect(kinds({ phone: 'call me', email: 'none' })).toEqual([]);
  expect(kinds({ email: 'a@example.com', proposals: 'a@example.com' })).toEqual(['mail']);
  expect(replyLinks({ email: 'a?bcc=x@example.com' })[0]?.href).toBe('mailto:a%3Fbcc%3Dx@example.com');
});

test('the sender of an inquiry is read from its answers', () => {
  const answers = { Students: '09 250 000 117', emailAddressOrProposalSubmissions: 'office@school.example' };
  expect(readSender({ email: 'a@example.com', reference: 'EP-7K3M-Q2', answers })).toEqual({
    email: 'a@example.com',
    proposals: 'office@school.example',
    phone: '09 250 000 117',
    reference: 'EP-7K3M-Q2',
  });
});

test('a quick filter is a URL of the list, and the export uses it', () => {
  const href = toCall.href('level-test-attempts');
  const query = Object.fromEntries(new URL(href, 'http://site.test').searchParams);
  expect(query).toEqual({
    'where[or][0][and][0][handling][equals]': 'new',
    'where[or][0][and][1][phone][exists]': 'true',
  });
  expect(new URLSearchParams(listQuery({ ...query, search: 'Su', page: '2', depth: '1' }, '-name')).toString()).toBe(
    new URLSearchParams({ ...query, search: 'Su', sort: '-name' }).toString(),
  );
});

test('every text exists in each language of the admin; any other language gets English', () => {
  const [en, my, fr] = ['en', 'my', 'fr'].map(listTexts);
  expect(Object.keys(my ?? {})).toEqual(Object.keys(en ?? {}));
  expect(my?.new).toBe('အသစ်');
  expect(fr?.done).toBe('Traité');
  expect(listTexts('de')).toEqual(en);
});

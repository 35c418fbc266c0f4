import { expect, test } from 'vitest';
import { chatHref } from '@/lib/format/chat-links';

test.each([
  ['viber', '09 250 000 117', 'viber://chat?number=%2B959250000117'],
  ['viber', '၀၉၂၅၀၀၀၀၁၁၇', 'viber://chat?number=%2B959250000117'],
  ['viber', 'https://chats.viber.com/ecole', 'https://chats.viber.com/ecole'],
  ['messenger', 'm.me/ecolepadauk', 'https://m.me/ecolepadauk'],
  ['messenger', 'ecolepadauk', 'https://m.me/ecolepadauk'],
  ['telegram', '@ecolepadauk', 'https://t.me/ecolepadauk'],
  ['telegram', 'http://t.me/ecolepadauk', 'https://t.me/ecolepadauk'],
  ['telegram', '+959250000117', 'https://t.me/+959250000117'],
] as const)('%s opens from %s', (network, text, href) => expect(chatHref(network, text)).toBe(href));

test.each([
  ['viber', 'ecolepadauk'],
  ['messenger', '09 250 000 117'],
  ['messenger', 'https://example.com/ecolepadauk'],
  ['messenger', 'https://m.me.example.com/x'],
  ['telegram', 'javascript:alert(1)'],
  ['telegram', 'https://t.me'],
  ['telegram', 't.me'],
  ['viber', ''],
] as const)('%s opens nothing from %s', (network, text) => expect(chatHref(network, text)).toBeUndefined());

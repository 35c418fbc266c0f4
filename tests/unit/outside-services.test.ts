import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendByEmailJs } from '@/components/contact/email-js';
import { keepWorkWith } from '@/lib/mail/outlast';
import { tellTelegram } from '@/lib/mail/telegram';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('@emailjs/browser', () => ({ default: { send } }));
vi.mock('@/lib/env', () => ({ env: () => ({ TELEGRAM_BOT_TOKEN: '123:secret', TELEGRAM_CHAT_ID: '-100' }) }));

afterEach(() => vi.restoreAllMocks());

describe('EmailJS', () => {
  const keys = { service: 'service', template: 'template', publicKey: 'public', organisation: 'École Padauk' };
  const message = {
    name: 'Su Su',
    email: 'su@example.com',
    subject: 'Courses',
    phone: '09250000118',
    message: 'When do they begin?',
  };

  test('gets the fields of the template, by the names the school’s template has', async () => {
    send.mockResolvedValueOnce({ status: 200 });
    await sendByEmailJs(keys, message);
    expect(send).toHaveBeenCalledWith(
      'service',
      'template',
      {
        from_name: 'Su Su',
        from_email: 'su@example.com',
        from_phone: '09250000118',
        subject: 'Courses',
        message: 'When do they begin?',
        to_name: 'École Padauk',
      },
      { publicKey: 'public' },
    );
  });

  test('that answers anything but 200 has not sent it', async () => {
    send.mockResolvedValueOnce({ status: 202 });
    await expect(sendByEmailJs(keys, message)).rejects.toThrow('202');
  });
});

describe('Telegram', () => {
  test('hears one line for the staff where it is configured', () => {
    const called = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    tellTelegram('A new message: Courses');
    const [address, options] = called.mock.calls[0] ?? [];
    expect(address).toBe('https://api.telegram.org/bot123:secret/sendMessage');
    expect(JSON.parse(String(options?.body))).toMatchObject({ chat_id: '-100', text: 'A new message: Courses' });
  });

  test('is told even where the process would sleep after the answer', async () => {
    const kept: Promise<unknown>[] = [];
    keepWorkWith((work) => void kept.push(work));
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('fetch failed'));
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    tellTelegram('A new message: Courses');
    expect(kept).toHaveLength(1);
    await kept[0];
    expect(logged).toHaveBeenCalledWith('Telegram does not answer.');
  });

  test('that cannot be reached stops nobody, and the log does not name its token', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('fetch failed: https://api.telegram.org/bot123:secret'));
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    tellTelegram('A new message: Courses');
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    expect(logged.mock.calls.flat().join(' ')).not.toContain('secret');
  });
});

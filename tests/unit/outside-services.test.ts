import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendByEmailJs } from '@/components/contact/email-js';
import { notifyTelegram } from '@/lib/mail/telegram';
import { setWaitUntil } from '@/lib/mail/wait-until';

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

  test('gets the fields of the school’s template', async () => {
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

  test('fails for any status but 200', async () => {
    send.mockResolvedValueOnce({ status: 202 });
    await expect(sendByEmailJs(keys, message)).rejects.toThrow('202');
  });
});

describe('Telegram', () => {
  test('gets one line for staff if it is configured', () => {
    const called = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    notifyTelegram('A new message: Courses');
    const [url, options] = called.mock.calls[0] ?? [];
    expect(url).toBe('https://api.telegram.org/bot123:secret/sendMessage');
    expect(JSON.parse(String(options?.body))).toMatchObject({ chat_id: '-100', text: 'A new message: Courses' });
  });

  test('is called even if the process may sleep after the response', async () => {
    const pending: Promise<unknown>[] = [];
    setWaitUntil((work) => void pending.push(work));
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('fetch failed'));
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    notifyTelegram('A new message: Courses');
    expect(pending).toHaveLength(1);
    await pending[0];
    expect(logged).toHaveBeenCalledWith('Telegram does not respond.');
  });

  test('may be unreachable: the error is logged without its token', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('fetch failed: https://api.telegram.org/bot123:secret'));
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    notifyTelegram('A new message: Courses');
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    expect(logged.mock.calls.flat().join(' ')).not.toContain('secret');
  });
});

import { env } from '@/lib/env';
import { waitUntil } from './wait-until';

export function notifyTelegram(line: string): void {
  const { TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID } = env();
  if (!TELEGRAM_BOT_TOKEN || !TELEGRAM_CHAT_ID) return;
  const sending = fetch(`https://api.telegram.org/bot${TELEGRAM_BOT_TOKEN}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      chat_id: TELEGRAM_CHAT_ID,
      text: line.slice(0, 500),
      link_preview_options: { is_disabled: true },
    }),
    signal: AbortSignal.timeout(5000),
  })
    .then((response) => response.ok || console.error(`Telegram responded with ${response.status}.`))
    // The error may contain the URL, and with it the token.
    .catch(() => console.error('Telegram does not respond.'));
  waitUntil(sending);
}

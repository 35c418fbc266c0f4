import { env } from '@/lib/env';
import { outlast } from './outlast';

/** Sends one line to the staff's Telegram chat where `TELEGRAM_*` is set. Nobody waits for it, and a failure is only logged. */
export function tellTelegram(line: string): void {
  const { TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID } = env();
  if (!TELEGRAM_BOT_TOKEN || !TELEGRAM_CHAT_ID) return;
  const told = fetch(`https://api.telegram.org/bot${TELEGRAM_BOT_TOKEN}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      chat_id: TELEGRAM_CHAT_ID,
      text: line.slice(0, 500),
      link_preview_options: { is_disabled: true },
    }),
    signal: AbortSignal.timeout(5000),
  })
    .then((answer) => answer.ok || console.error(`Telegram answered ${answer.status}.`))
    // The error may name the address, and with it the token.
    .catch(() => console.error('Telegram does not answer.'));
  outlast(told);
}

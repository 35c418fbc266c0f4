import { toE164 } from './phone';

export const chatNetworks = ['viber', 'messenger', 'telegram'] as const;
export type ChatNetwork = (typeof chatNetworks)[number];

const hosts: Record<ChatNetwork, RegExp> = {
  viber: /(^|\.)viber\.com$|^vb\.me$/i,
  messenger: /^m\.me$|(^|\.)messenger\.com$|(^|\.)facebook\.com$/i,
  telegram: /^t\.me$|^telegram\.(me|dog)$/i,
};

const fromPhone: Record<ChatNetwork, (e164: string) => string | undefined> = {
  viber: (e164) => `viber://chat?number=${encodeURIComponent(e164)}`,
  messenger: () => undefined,
  telegram: (e164) => `https://t.me/${e164}`,
};

const fromName: Record<ChatNetwork, (name: string) => string | undefined> = {
  viber: () => undefined,
  messenger: (name) => `https://m.me/${name}`,
  telegram: (name) => `https://t.me/${name}`,
};

export function chatHref(network: ChatNetwork, text: string | null | undefined): string | undefined {
  const input = text?.trim() ?? '';
  if (!input) return undefined;
  const phone = toE164(input);
  if (phone) return fromPhone[network](phone);
  if (/^@?[\w.]{3,64}$/.test(input) && !isHost(network, input)) return fromName[network](input.replace(/^@/, ''));
  const link = /^https?:\/\//i.test(input) ? input : `https://${input}`;
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  if (!isHost(network, url.hostname) || url.pathname === '/') return undefined;
  url.protocol = 'https:';
  return url.href;
}

const isHost = (network: ChatNetwork, host: string) => hosts[network].test(host);

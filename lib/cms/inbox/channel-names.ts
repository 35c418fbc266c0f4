import type { communicationChannels } from '@/lib/contract/enrolments';

type NamedChannel = Exclude<(typeof communicationChannels)[number], 'other'>;

const names: Record<NamedChannel, string> = {
  telegram: 'Telegram',
  viber: 'Viber',
  whatsapp: 'WhatsApp',
  imessage: 'iMessage',
};

const isNamed = (channel: string): channel is NamedChannel => channel in names;

/** "Telegram, Viber, another way"; `other` stands for an unnamed channel. */
export function channelNames(channels: readonly string[], other: string): string {
  return channels.map((channel) => (isNamed(channel) ? names[channel] : other)).join(', ');
}

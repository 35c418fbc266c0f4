import { randomInt } from 'node:crypto';

/** Random, so that tests do not share rate limits. */
export const randomIp = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** For a backend that is called without a server. */
export const fromIp = (ip = randomIp()) => ({ 'x-connection-ip': ip });

/** For a server that trusts one proxy. */
export const forwardedIp = (ip = randomIp()) => ({ 'x-forwarded-for': ip });

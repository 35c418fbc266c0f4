import { isIPv6 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod';
import { trimBaseUrl } from '@/lib/format/base-url';

const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value);
const text = z.preprocess(emptyToUndefined, z.string().trim().optional());
const httpUrl = z.preprocess(
  emptyToUndefined,
  z
    .url({ protocol: /^https?$/, error: 'must be a URL that begins with http:// or https://' })
    .transform(trimBaseUrl)
    .optional(),
);
const secret = z.preprocess(emptyToUndefined, z.string().min(32, 'must have at least 32 characters').optional());
const wholeNumber = (min: number, max: number, fallback: number) =>
  z.preprocess(
    emptyToUndefined,
    z.coerce
      .number({ error: 'must be a number' })
      .int('must be a whole number')
      .min(min, `must be at least ${min}`)
      .max(max, `must be at most ${max}`)
      .default(fallback),
  );

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  SITE_URL: httpUrl,
  PORT: wholeNumber(0, 65535, 3000),
  HOSTNAME: text,
  TRUST_PROXY: wholeNumber(0, 8, 0),
  CDN_SECONDS: wholeNumber(0, 86_400, 0),
  COUNT_VISITS: z.preprocess(emptyToUndefined, z.enum(['0', '1'], { error: 'must be 1 or 0' }).default('1')),
  SITE_NAME: z.preprocess(emptyToUndefined, z.string().trim().default('École Padauk')),
  PRODUCT_KEY: z.preprocess(
    emptyToUndefined,
    z
      .string()
      .regex(/^[A-Za-z0-9]+$/, 'may hold letters and digits only')
      .default('EcolePadauk'),
  ),
  DATA_DIR: z.preprocess(
    emptyToUndefined,
    z
      .string()
      .default('./data')
      .transform((path) => resolve(/* turbopackIgnore: true */ path)),
  ),
  DATABASE_URL: z.preprocess(
    emptyToUndefined,
    z
      .string()
      .regex(/^postgres(ql)?:\/\/.+/, 'must begin with postgres:// or postgresql://')
      .optional(),
  ),
  SHARED_DATA_DIR: z.preprocess(emptyToUndefined, z.enum(['0', '1'], { error: 'must be 1 or 0' }).default('0')),
  SEED: z.preprocess(emptyToUndefined, z.enum(['demo', 'none'], { error: 'must be demo or none' }).default('none')),
  SEED_COURSES: wholeNumber(0, 100_000, 0),
  BACKEND_URL: httpUrl,
  LEVEL_TEST_TOKEN: text,
  NOTIFICATION_TOKEN: text,
  PAYLOAD_SECRET: secret,
  SESSION_SECRET: secret,
  CRON_SECRET: secret,
  OWNER_EMAIL: z.preprocess(emptyToUndefined, z.email('must be an email').default('owner@ecolepadauk.example')),
  OWNER_PASSWORD: z.preprocess(emptyToUndefined, z.string().min(10, 'must have at least 10 characters').optional()),
  SMTP_URL: z.preprocess(
    emptyToUndefined,
    z
      .string()
      .regex(/^smtps?:\/\/.+/, 'must begin with smtp:// or smtps://')
      .optional(),
  ),
  MAIL_FROM: text,
  EMAILJS_SERVICE_ID: text,
  EMAILJS_TEMPLATE_ID: text,
  EMAILJS_PUBLIC_KEY: text,
  TELEGRAM_BOT_TOKEN: text,
  TELEGRAM_CHAT_ID: text,
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ENDPOINT: httpUrl,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  BLOB_READ_WRITE_TOKEN: text,
  BACKUP_PUBLIC_KEY: z.preprocess(
    emptyToUndefined,
    z
      .string()
      .trim()
      .regex(/^age1[0-9a-z]{20,}$/, 'must be a public key (age1…): npm run backup-key makes one')
      .optional(),
  ),
  BACKUP_EVERY_MINUTES: wholeNumber(0, 1440, 50),
  BACKUP_WARN_HOURS: wholeNumber(1, 8760, 26),
  BACKUP_KEEP_HOURLY: wholeNumber(0, 1000, 24),
  BACKUP_KEEP_DAILY: wholeNumber(0, 1000, 14),
  BACKUP_KEEP_WEEKLY: wholeNumber(0, 1000, 8),
  BACKUP_KEEP_MONTHLY: wholeNumber(0, 1000, 12),
  BACKUP_DIR: text,
  BACKUP_S3_BUCKET: text,
  BACKUP_S3_REGION: text,
  BACKUP_S3_ENDPOINT: httpUrl,
  BACKUP_S3_ACCESS_KEY_ID: text,
  BACKUP_S3_SECRET_ACCESS_KEY: text,
});

const variableGroups = [
  ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY'],
  ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_CHAT_ID'],
  ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  [
    'BACKUP_S3_BUCKET',
    'BACKUP_S3_REGION',
    'BACKUP_S3_ENDPOINT',
    'BACKUP_S3_ACCESS_KEY_ID',
    'BACKUP_S3_SECRET_ACCESS_KEY',
  ],
] as const;

export type Env = z.infer<typeof variables> & { PAYLOAD_SECRET: string; SESSION_SECRET: string; CRON_SECRET: string };

export class EnvError extends Error {
  constructor(readonly lines: string[]) {
    super(lines.join('\n'));
    this.name = 'EnvError';
  }
}

function findMissingOnVercel({
  DATABASE_URL,
  S3_BUCKET,
  BLOB_READ_WRITE_TOKEN,
  SMTP_URL,
}: z.infer<typeof variables>): string[] {
  const lines: string[] = [];
  if (!DATABASE_URL) {
    lines.push('DATABASE_URL is missing: on Vercel files do not last, so SQLite would lose every record');
  }
  if (!S3_BUCKET && !BLOB_READ_WRITE_TOKEN) {
    lines.push('BLOB_READ_WRITE_TOKEN is missing: on Vercel files do not last; set it, or the S3 variables');
  }
  if (!SMTP_URL) lines.push('SMTP_URL is missing: on Vercel files do not last, so mail would be lost');
  return lines;
}

const secretNames = ['PAYLOAD_SECRET', 'SESSION_SECRET', 'CRON_SECRET'] as const;

/** Several processes on one PostgreSQL must share secrets, files and mail as well. */
function findUnshared(env: z.infer<typeof variables>): string[] {
  const missing: string[] = secretNames.filter((name) => !env[name]);
  if (!env.S3_BUCKET && !env.BLOB_READ_WRITE_TOKEN) missing.push('the S3 variables or BLOB_READ_WRITE_TOKEN');
  if (!env.SMTP_URL) missing.push('SMTP_URL');
  if (missing.length === 0) return [];
  return [
    `DATABASE_URL is for several processes, but secrets and files in DATA_DIR belong to this machine alone: set ${missing.join(', ')}, or SHARED_DATA_DIR=1 if all processes use this one folder`,
  ];
}

/** @throws EnvError */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = variables.safeParse(source);
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const env = parsed.data;
  const isBuild = source.NEXT_PHASE === 'phase-production-build';
  const lines: string[] = [];
  for (const names of variableGroups) {
    const missing = names.filter((name) => !env[name]);
    if (missing.length > 0 && missing.length < names.length) {
      lines.push(`${missing[0]} is missing: ${names.join(', ')} are set together or not at all`);
    }
  }
  if (env.S3_BUCKET && env.BLOB_READ_WRITE_TOKEN) {
    lines.push('BLOB_READ_WRITE_TOKEN is one storage too many: set it or the S3 variables, not both');
  }
  if (env.BACKUP_S3_BUCKET && !env.BACKUP_PUBLIC_KEY) {
    lines.push(
      'BACKUP_PUBLIC_KEY is missing: backups leave this machine encrypted only; npm run backup-key makes a key',
    );
  }
  if (env.BACKUP_S3_BUCKET && env.BACKUP_DIR) {
    lines.push('BACKUP_DIR is one place too many: set it or the BACKUP_S3 variables, not both');
  }
  // An existing backend stores records, files and mail itself.
  if (!isBuild && !env.BACKEND_URL) {
    if (source.VERCEL) lines.push(...findMissingOnVercel(env));
    else if (env.DATABASE_URL && env.SHARED_DATA_DIR !== '1') {
      const unshared = findUnshared(env);
      if (unshared.length > 0) throw new EnvError([...lines, ...unshared]);
    }
  }
  const placeholder = isBuild ? 'the-build-signs-nothing-and-needs-no-secret' : undefined;
  const secrets = {
    PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? placeholder ?? '',
    SESSION_SECRET: env.SESSION_SECRET ?? placeholder ?? '',
    CRON_SECRET: env.CRON_SECRET ?? placeholder ?? '',
  };
  for (const [name, value] of Object.entries(secrets)) {
    if (!value) lines.push(`${name} is missing: set it, or start with npm start, which generates one`);
  }
  if (lines.length > 0) throw new EnvError(lines);
  return { ...env, ...secrets };
}

let parsed: Env | undefined;

/** @throws EnvError */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

export function siteUrl(): string {
  return env().SITE_URL ?? `http://localhost:${env().PORT}`;
}

export const siteIsHttps = (): boolean => siteUrl().startsWith('https:');

/** Without SITE_URL: this machine and, if the server listens on all interfaces, its networks. */
export function siteOrigins(): string[] {
  const { SITE_URL, HOSTNAME = '127.0.0.1', PORT } = env();
  if (SITE_URL) return [new URL(SITE_URL).origin];
  const { VERCEL_URL, VERCEL_BRANCH_URL, VERCEL_PROJECT_PRODUCTION_URL } = process.env;
  const vercelHosts = [VERCEL_URL, VERCEL_BRANCH_URL, VERCEL_PROJECT_PRODUCTION_URL].filter(Boolean);
  if (vercelHosts.length > 0) return vercelHosts.map((host) => `https://${host}`);
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const isListeningEverywhere = ['0.0.0.0', '::'].includes(HOSTNAME);
  const hosts = isListeningEverywhere ? [hostname(), ...interfaces.map(({ address }) => address)] : [HOSTNAME];
  const names = ['localhost', '127.0.0.1', '::1', ...hosts].map((host) => (isIPv6(host) ? `[${host}]` : host));
  const origins = names.map((name) => `http://${name}:${PORT}`).filter((origin) => URL.canParse(origin));
  return [...new Set(origins.map((origin) => new URL(origin).origin))];
}

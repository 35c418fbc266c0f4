import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvError, parseEnv } from '@/lib/env';
import { emptyVariables } from '@/scripts/environment.mjs';
import { provideSecrets } from '@/scripts/secrets.mjs';

const secret = 'x'.repeat(32);
const least = { PAYLOAD_SECRET: secret, SESSION_SECRET: secret, CRON_SECRET: secret };
const bucket = {
  S3_BUCKET: 'school',
  S3_REGION: 'eu-west-3',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

function linesOf(source: Record<string, string>): string[] {
  try {
    parseEnv({ ...least, ...source });
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as EnvError).lines;
  }
}

describe('defaults', () => {
  test('with only the secrets set', () => {
    expect(parseEnv(least)).toMatchObject({
      PORT: 3000,
      TRUST_PROXY: 0,
      SITE_NAME: 'École Padauk',
      PRODUCT_KEY: 'EcolePadauk',
      DATA_DIR: resolve('./data'),
      SEED: 'none',
      OWNER_EMAIL: 'owner@ecolepadauk.example',
    });
  });

  test('an empty value counts as unset, as in .env.example', () => {
    expect(linesOf({ ...emptyVariables(), ...least })).toEqual([]);
    expect(parseEnv({ ...emptyVariables(), ...least })).toMatchObject(parseEnv(least));
  });

  test('every variable is in .env.example', () => {
    const read = [...readFileSync('lib/env.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
    expect(read).toContain('SITE_URL');
    expect(Object.keys(emptyVariables())).toEqual(expect.arrayContaining(read.filter((name) => name !== 'NODE_ENV')));
  });

  test('a URL loses its trailing slash', () => {
    expect(
      parseEnv({ ...least, SITE_URL: 'https://school.example/', BACKEND_URL: 'http://10.0.0.2:8080//' }),
    ).toMatchObject({
      SITE_URL: 'https://school.example',
      BACKEND_URL: 'http://10.0.0.2:8080',
    });
  });
});

describe('an invalid variable prevents the start with one line that names it', () => {
  test.each([
    ['PORT', '70000', 'PORT must be at most 65535'],
    ['PORT', 'http', 'PORT must be a number'],
    ['PORT', '80.5', 'PORT must be a whole number'],
    ['TRUST_PROXY', '-1', 'TRUST_PROXY must be at least 0'],
    ['SITE_URL', 'school.example', 'SITE_URL must be a URL that begins with http:// or https://'],
    ['BACKEND_URL', 'ftp://school.example', 'BACKEND_URL must be a URL that begins with http:// or https://'],
    ['BACKEND_URL', 'javascript:alert(1)', 'BACKEND_URL must be a URL that begins with http:// or https://'],
    ['DATABASE_URL', 'mysql://localhost/school', 'DATABASE_URL must begin with postgres:// or postgresql://'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must begin with smtp:// or smtps://'],
    ['SEED', 'yes', 'SEED must be demo or none'],
    ['PRODUCT_KEY', 'École Padauk', 'PRODUCT_KEY may hold letters and digits only'],
    ['OWNER_EMAIL', 'owner', 'OWNER_EMAIL must be an email'],
    ['OWNER_PASSWORD', 'short', 'OWNER_PASSWORD must have at least 10 characters'],
    ['SESSION_SECRET', 'short', 'SESSION_SECRET must have at least 32 characters'],
    ['BACKUP_EVERY_MINUTES', '2000', 'BACKUP_EVERY_MINUTES must be at most 1440'],
    [
      'BACKUP_PUBLIC_KEY',
      'AGE-SECRET-KEY-1XYZ',
      'BACKUP_PUBLIC_KEY must be a public key (age1…): npm run backup-key makes one',
    ],
  ])('%s=%s', (name, value, line) => expect(linesOf({ [name]: value })).toEqual([line]));

  test('each invalid variable has its own line', () => {
    expect(linesOf({ PORT: 'x', SEED: 'x' })).toHaveLength(2);
  });

  test('a missing secret is named, with instructions', () => {
    expect(linesOf({ SESSION_SECRET: '' })).toEqual([
      'SESSION_SECRET is missing: set it, or start with npm start, which generates one',
    ]);
  });

  test('variables of a group must be set together', () => {
    expect(linesOf({ TELEGRAM_BOT_TOKEN: 'x' })).toEqual([
      'TELEGRAM_CHAT_ID is missing: TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID are set together or not at all',
    ]);
    expect(linesOf({ EMAILJS_PUBLIC_KEY: 'x' })[0]).toMatch(/^EMAILJS_SERVICE_ID is missing/);
  });

  test('backups leave the machine encrypted only, and have one place', () => {
    const elsewhere = Object.fromEntries(Object.entries(bucket).map(([name, value]) => [`BACKUP_${name}`, value]));
    expect(linesOf(elsewhere)).toEqual([expect.stringMatching(/^BACKUP_PUBLIC_KEY is missing/)]);
    const key = { BACKUP_PUBLIC_KEY: `age1${'q'.repeat(58)}` };
    expect(linesOf({ ...elsewhere, ...key })).toEqual([]);
    expect(linesOf({ ...elsewhere, ...key, BACKUP_DIR: '/mnt' })).toEqual([
      expect.stringMatching(/^BACKUP_DIR is one place too many/),
    ]);
  });

  test('on Vercel settings that would write files are refused; the build needs no secrets', () => {
    const lasting = { DATABASE_URL: 'postgres://db/school', SMTP_URL: 'smtps://mail', BLOB_READ_WRITE_TOKEN: 'token' };
    expect(linesOf({ VERCEL: '1', ...lasting })).toEqual([]);
    for (const name of Object.keys(lasting)) {
      expect(linesOf({ VERCEL: '1', ...lasting, [name]: '' })).toEqual([
        expect.stringMatching(`^${name} is missing: on Vercel files do not last`),
      ]);
    }
    expect(linesOf({ VERCEL: '1', ...lasting, BLOB_READ_WRITE_TOKEN: '', ...bucket })).toEqual([]);
    expect(linesOf({ VERCEL: '1', BACKEND_URL: 'https://backend.example' })).toEqual([]);
    expect(() => parseEnv({ VERCEL: '1', NEXT_PHASE: 'phase-production-build' })).not.toThrow();
  });

  describe('PostgreSQL with several processes:', () => {
    const database = { DATABASE_URL: 'postgres://db/school' };
    const shared = { SMTP_URL: 'smtps://mail', ...bucket };

    test('secrets and files of a single machine are refused with one line', () => {
      expect(linesOf({ ...database, PAYLOAD_SECRET: '', SESSION_SECRET: '', CRON_SECRET: '' })).toEqual([
        'DATABASE_URL is for several processes, but secrets and files in DATA_DIR belong to this machine alone: set PAYLOAD_SECRET, SESSION_SECRET, CRON_SECRET, the S3 variables or BLOB_READ_WRITE_TOKEN, SMTP_URL, or SHARED_DATA_DIR=1 if all processes use this one folder',
      ]);
      expect(linesOf({ ...database, ...shared, CRON_SECRET: '' })).toEqual([
        expect.stringContaining(': set CRON_SECRET, or'),
      ]);
      expect(linesOf({ ...database, ...shared, SMTP_URL: '' })).toEqual([
        expect.stringContaining(': set SMTP_URL, or'),
      ]);
      expect(linesOf({ ...database, SMTP_URL: 'smtps://mail' })).toEqual([
        expect.stringContaining(': set the S3 variables'),
      ]);
    });

    test('shared secrets and files are accepted', () => {
      expect(linesOf({ ...database, ...shared })).toEqual([]);
      expect(linesOf({ ...database, SHARED_DATA_DIR: '1' })).toEqual([]);
      expect(linesOf({ ...database, BACKEND_URL: 'https://backend.example' })).toEqual([]);
      expect(() => parseEnv({ ...database, NEXT_PHASE: 'phase-production-build' })).not.toThrow();
    });

    test('secrets are generated only in a shared folder', () => {
      const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
      const alone: NodeJS.ProcessEnv = { NODE_ENV: 'test', ...database };
      provideSecrets(folder, alone);
      expect([alone.PAYLOAD_SECRET, readdirSync(folder)]).toEqual([undefined, []]);
      const together: NodeJS.ProcessEnv = { NODE_ENV: 'test', ...database, SHARED_DATA_DIR: '1' };
      provideSecrets(folder, together);
      expect(together.PAYLOAD_SECRET).toHaveLength(43);
      rmSync(folder, { recursive: true });
    });
  });

  test('only one file storage may be set', () => {
    expect(linesOf({ ...bucket, BLOB_READ_WRITE_TOKEN: 'token' })).toEqual([
      'BLOB_READ_WRITE_TOKEN is one storage too many: set it or the S3 variables, not both',
    ]);
  });

  test('a secret needs 32 characters', () => {
    for (const name of ['PAYLOAD_SECRET', 'SESSION_SECRET', 'CRON_SECRET']) {
      expect(() => parseEnv({ ...least, [name]: 'x'.repeat(31) })).toThrow(`${name} must have at least 32 characters`);
      expect(parseEnv({ ...least, [name]: 'x'.repeat(32) })).toBeDefined();
    }
  });
});

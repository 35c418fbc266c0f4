import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, freshNonce } from '@/lib/session/security-policy';

const policy = (options: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) => {
  const text = contentSecurityPolicy({ nonce: 'abc', development: false, emailJs: false, ...options });
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
};

describe('a page of the site', () => {
  test('runs only scripts with its nonce, and nothing is allowed that is not named', () => {
    expect(policy()).toMatchObject({
      'default-src': "'none'",
      'script-src': "'nonce-abc' 'strict-dynamic'",
      'style-src': "'self' 'nonce-abc'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    });
    expect(Object.values(policy()).join(' ')).not.toMatch(/unsafe-eval|https:|\*/);
    expect(policy()['script-src']).not.toContain('unsafe-inline');
  });

  test('speaks to itself alone, until the school configures EmailJS', () => {
    expect(policy()['connect-src']).toBe("'self'");
    expect(policy({ emailJs: true })['connect-src']).toBe("'self' https://api.emailjs.com");
  });

  test('shows pictures and films of the existing backend, by its origin alone', () => {
    const withBackend = policy({ backendUrl: 'https://api.school.example/v1' });
    expect(withBackend['img-src']).toBe("'self' data: blob: https://api.school.example");
    expect(withBackend['media-src']).toBe("'self' https://api.school.example");
    expect(withBackend['connect-src']).toBe("'self'");
  });

  test('an address cannot smuggle a directive in', () => {
    const text = contentSecurityPolicy({
      nonce: 'abc',
      development: false,
      emailJs: false,
      backendUrl: "https://x.example/;script-src 'unsafe-inline'",
    });
    expect(text).not.toContain('unsafe-inline;');
    expect(text.match(/script-src /g)).toHaveLength(1);
  });
});

test('every answer has a nonce of its own, of at least 128 bits', () => {
  const nonces = new Set(Array.from({ length: 1000 }, freshNonce));
  expect(nonces.size).toBe(1000);
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16);
});

import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, createNonce } from '@/lib/session/security-policy';

const policy = (options: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) => {
  const text = contentSecurityPolicy({ nonce: 'abc', isDevelopment: false, hasEmailJs: false, ...options });
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
};

describe('a page of the site', () => {
  test('runs only scripts with its nonce, and loads nothing else by default', () => {
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

  test('connects only to its own origin, and to EmailJS if configured', () => {
    expect(policy()['connect-src']).toBe("'self'");
    expect(policy({ hasEmailJs: true })['connect-src']).toBe("'self' https://api.emailjs.com");
  });

  test('shows images and videos of the existing backend’s origin', () => {
    const withBackend = policy({ backendUrl: 'https://api.school.example/v1' });
    expect(withBackend['img-src']).toBe("'self' data: blob: https://api.school.example");
    expect(withBackend['media-src']).toBe("'self' https://api.school.example");
    expect(withBackend['connect-src']).toBe("'self'");
  });

  test('reports what is blocked, unless an existing backend serves the API', () => {
    expect(policy()).toMatchObject({ 'report-uri': '/api/csp-reports', 'report-to': 'csp' });
    expect(policy({ backendUrl: 'https://api.school.example' })).not.toHaveProperty('report-uri');
  });

  test('a backend URL cannot inject a directive', () => {
    const text = contentSecurityPolicy({
      nonce: 'abc',
      isDevelopment: false,
      hasEmailJs: false,
      backendUrl: "https://x.example/;script-src 'unsafe-inline'",
    });
    expect(text).not.toContain('unsafe-inline;');
    expect(text.match(/script-src /g)).toHaveLength(1);
  });
});

test('every nonce is different and has at least 128 bits', () => {
  const nonces = new Set(Array.from({ length: 1000 }, createNonce));
  expect(nonces.size).toBe(1000);
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16);
});

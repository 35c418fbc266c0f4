import http from 'node:http';
import https from 'node:https';

const timeoutMs = 10_000;

/** One response without following a redirect: status, headers, when it was sent, and the certificate. */
export function request(url, { headers = {}, ca, isTrusted = true } = {}) {
  const { get } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const sentAt = Date.now();
    const options = { headers, timeout: timeoutMs, agent: false, ca, rejectUnauthorized: isTrusted };
    const call = get(url, options, (response) => {
      const certificate = response.socket.getPeerCertificate?.();
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          sentAt,
          receivedAt: Date.now(),
          certificate,
        }),
      );
    });
    call.once('timeout', () => call.destroy(new Error('no response within 10 seconds')));
    call.once('error', reject);
  });
}

import { get } from 'node:http';

export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };

/** Never rejects: the status is 0 without a response. The body is as transferred. */
export function requestUrl(url, { headers = browserHeaders, agent } = {}) {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0) });
    const request = get(url, { agent, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.once('error', fail);
    });
    request.once('error', fail);
  });
}

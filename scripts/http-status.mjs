import { get } from 'node:http';

/** Undefined without a response. */
export function httpStatus(url) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 5000 }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
      response.once('error', () => resolve(undefined));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(undefined));
  });
}

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import send from 'send';
import { crossOrigin, everywhere, pictureFile } from './fixed-headers';

/** Not SVG, which Next compresses. */
const pathPattern = /^\/media\/([^/?]+\.(?:avif|webp|png|jpe?g))(?:\?|$)/i;

type HttpError = { statusCode: number; headers?: OutgoingHttpHeaders };

type ServePicture = (request: IncomingMessage, response: ServerResponse, next: () => void) => boolean;

/**
 * Sends the pictures in `folder` without Next and the database. The returned function returns false if the request is for something else;
 * a picture that is not in the folder is left to `next`.
 */
export function pictureFiles(folder: string): ServePicture {
  return (request, response, next) => {
    const name = pathPattern.exec(request.url ?? '')?.[1];
    if (!name) return false;
    send(request, name, { root: folder, index: false, dotfiles: 'ignore', cacheControl: false })
      .on('headers', () => {
        for (const { key, value } of [...everywhere, ...crossOrigin, ...pictureFile]) response.setHeader(key, value);
      })
      .on('error', ({ statusCode, headers }: HttpError) => {
        if (response.headersSent) return response.destroy();
        for (const header of response.getHeaderNames()) response.removeHeader(header);
        if (statusCode === 404) return next();
        response.writeHead(statusCode, headers).end();
      })
      .pipe(response);
    return true;
  };
}

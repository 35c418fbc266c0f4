import type { IncomingMessage, ServerResponse } from 'node:http';
import { getText, withLocale } from '#text';
import { renderErrorPage } from './error-page';
import { ambiguousPath, type ErrorResponse } from './request-guard';
import { localeOfRefusal } from './request-locale';

/** For forms submitted before their scripts had loaded. Forms post, so that no password gets into a URL. */
function renderRetryPage(url: string): string {
  const { pageNotLoaded, openAgain } = getText('errors');
  const path = ambiguousPath.test(url) || !url.startsWith('/') ? '/' : url;
  return renderErrorPage({ message: pageNotLoaded, link: { path, label: openAgain } });
}

/** Responds in the language of the caller: JSON to the API, HTML to browsers, else plain text. */
export function refuse(request: IncomingMessage, response: ServerResponse, error: ErrorResponse): void {
  withLocale(localeOfRefusal(request), () => sendRefusal(request, response, error));
}

function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, allow, isJson }: ErrorResponse,
): void {
  const message = getText('errors')[code];
  const isFormPost = status === 405 && request.method === 'POST';
  const [type, body] = isJson
    ? ['application/json', JSON.stringify({ error: message, code })]
    : acceptsHtml(request)
      ? ['text/html; charset=utf-8', isFormPost ? renderRetryPage(request.url ?? '/') : renderErrorPage({ message })]
      : ['text/plain; charset=utf-8', message];
  response.statusCode = status;
  if (allow) response.setHeader('Allow', allow);
  response.setHeader('Connection', 'close');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Type', type);
  response.end(body);
}

export const acceptsHtml = ({ headers }: IncomingMessage): boolean => Boolean(headers.accept?.includes('text/html'));

import type { IncomingMessage, ServerResponse } from 'node:http';
import { ambiguousPath, type ErrorResponse } from './request-guard';

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** For forms submitted before their scripts had loaded. Forms post, so that no password gets into a URL. */
function renderRetryPage(url: string): string {
  const path = ambiguousPath.test(url) || !url.startsWith('/') ? '/' : url;
  const href = path.replace(/[&"<>]/g, (character) => entities[character] ?? '');
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Please try again</title><meta http-equiv="refresh" content="0; url=${href}"></head>
<body><p>The page had not finished loading. <a href="${href}">Open it again and try once more</a>.</p></body></html>`;
}

export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, allow, isJson }: ErrorResponse,
): void {
  const isFormPost = status === 405 && request.method === 'POST' && request.headers.accept?.includes('text/html');
  const [type, body] = isJson
    ? ['application/json', JSON.stringify({ error: message, code })]
    : isFormPost
      ? ['text/html; charset=utf-8', renderRetryPage(request.url ?? '/')]
      : ['text/plain; charset=utf-8', message];
  response.statusCode = status;
  if (allow) response.setHeader('Allow', allow);
  response.setHeader('Connection', 'close');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Type', type);
  response.end(body);
}

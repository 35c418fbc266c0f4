import type { IncomingMessage, ServerResponse } from 'node:http';
import { ambiguousPath, type Refusal } from './request-guard';

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/**
 * Leads a visitor back to the page. Some forms are posted to their own page when they are sent before the scripts have loaded, so
 * that a password never stands in a URL.
 */
function wayBack(url: string): string {
  const path = ambiguousPath.test(url) || !url.startsWith('/') ? '/' : url;
  const href = path.replace(/[&"<>]/g, (character) => entities[character] ?? '');
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Please try again</title><meta http-equiv="refresh" content="0; url=${href}"></head>
<body><p>The page had not finished loading. <a href="${href}">Open it again and try once more</a>.</p></body></html>`;
}

/** Ends the connection with the response: what the client still sends is not read. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, allow, json }: Refusal,
): void {
  const isForm = status === 405 && request.method === 'POST' && request.headers.accept?.includes('text/html');
  const [type, body] = json
    ? ['application/json', JSON.stringify({ error: message, code })]
    : isForm
      ? ['text/html; charset=utf-8', wayBack(request.url ?? '/')]
      : ['text/plain; charset=utf-8', message];
  response.statusCode = status;
  if (allow) response.setHeader('Allow', allow);
  response.setHeader('Connection', 'close');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Type', type);
  response.end(body);
}

import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { apiBase, apiUrl } from '@/lib/contract/endpoint';
import { getApiDocument } from '@/lib/contract/endpoints/documentation';
import { siteUrl } from '@/lib/env';
import { toCurl } from './curl';
import { type FieldRow, fieldsOf, typeOf } from './fields';
import type { Schema } from './json-schema';
import type { ApiDocument, DocumentedCall } from './openapi';
import { style } from './style';

type Html = ReturnType<typeof html>;

const hash = createHash('sha256').update(style).digest('base64');

export const pagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const prose = (text: string): Html[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

const table = (caption: string, rows: FieldRow[]) =>
  html`<h3>${caption}</h3>
    <div class="scroll" tabindex="0" role="region" aria-label="${caption}">
      <table>
        <thead><tr><th scope="col">Name</th><th scope="col">Type</th></tr></thead>
        <tbody>${rows.map(
          ({ name, type, isRequired }) =>
            html`<tr><td><code>${name}</code>${isRequired ? html` <span class="must" title="required">*</span>` : ''}</td><td>${type}</td></tr>`,
        )}</tbody>
      </table>
    </div>`;

const locations = { path: 'In the path', query: 'In the query', header: 'In the headers' } as const;

const parameterTables = ({ parameters }: DocumentedCall) =>
  (Object.keys(locations) as (keyof typeof locations)[]).map((location) => {
    const rows = parameters
      .filter((parameter) => parameter.in === location)
      .map(({ name, schema, required }) => ({ name, isRequired: required, type: typeOf(schema) }));
    return rows.length > 0 ? table(locations[location], rows) : '';
  });

function bodyTable({ requestBody }: DocumentedCall) {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!content) return '';
  const plain = requestBody?.content['application/x-www-form-urlencoded'];
  return html`${table(`Body, ${type}`, fieldsOf(content.schema))}${
    plain
      ? html`<p>${prose('The site’s own pages may send it as `application/x-www-form-urlencoded` too: a form without scripts gets a 303 redirect to its page.')}</p>`
      : ''
  }`;
}

function responseTable({ responses }: DocumentedCall) {
  const success = responses[200];
  const content = success && 'content' in success ? success.content : undefined;
  const [type] = Object.keys(content ?? {});
  if (type && type !== 'application/json') return html`<p>${prose(`Response: a file, \`${type}\`.`)}</p>`;
  const envelope = content?.['application/json']?.schema;
  const data: Schema = envelope?.properties?.data ?? {};
  const rows = fieldsOf(data);
  return table('Response', [{ name: 'data', type: typeOf(data), isRequired: true }, ...rows.map(nestedIn('data'))]);
}

const nestedIn = (parent: string) => (row: FieldRow) => ({
  ...row,
  name: row.name.startsWith('[') ? `${parent}${row.name}` : `${parent}.${row.name}`,
});

const authLabel = (call: DocumentedCall) =>
  call.security.length === 0 ? '' : call.security.some((one) => 'levelTest' in one) ? 'level-test token' : 'session';

const callSection = (document: ApiDocument, method: string, path: string, call: DocumentedCall) =>
  html`<details>
      <summary>
        <span class="method ${method.toLowerCase()}">${method}</span>
        <span><code>${path}</code>${authLabel(call) ? html`<span class="chip">${authLabel(call)}</span>` : ''}${
          call['x-added'] ? html`<span class="chip">added</span>` : ''
        }</span>
        <span class="what">${call.summary}</span>
      </summary>
      <div class="body" id="${call.operationId}">
        <a class="permalink" href="#${call.operationId}">Link to ${call.operationId}</a>
        ${parameterTables(call)} ${bodyTable(call)} ${responseTable(call)}
        <h3>Other responses</h3>
        <div class="scroll" tabindex="0" role="region" aria-label="Other statuses"><table><tbody>${Object.keys(
          call.responses,
        )
          .filter((status) => status !== '200')
          .map(
            (status) =>
              html`<tr><td><code>${status}</code></td><td>${prose(document.components.responses[status as '303']?.description ?? '')}</td></tr>`,
          )}</tbody></table></div>
        <h3>Example</h3>
        <pre tabindex="0"><code>${toCurl(call, method, `${siteUrl()}/api${path}`)}</code></pre>
      </div>
    </details>`;

export function renderDocumentation(document: ApiDocument): Html {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
  );
  const tags = [...new Set(calls.map(({ call }) => call.tags[0]))];
  const anchor = (tag: string) => `calls-${tag.toLowerCase().replaceAll(' ', '-')}`;
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${document.info.title}</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <div class="page">
      <header>
        <h1>${document.info.title}</h1>
        <p class="lead">${prose(document.info.description)}</p>
        <ul class="facts">
          <li><strong>Base URL</strong> <code>${siteUrl()}${apiBase}</code>, before every path below.</li>
          <li><strong>Authentication</strong> Where an operation says “session”, send the learner’s token: <code>Authorization: Bearer …</code>, or the token alone.</li>
          <li><strong>Idempotency</strong> With an <code>Idempotency-Key</code> (8 to 128 characters, new for each form) a request is safe to repeat: for 24 hours the same key and body get the first response. Another body gets 409 <code>idempotencyKeyReused</code>. While the first request is running, a duplicate waits for at most 20 seconds, then gets 409 <code>idempotencyKeyInUse</code>: try again. A refused request (4xx) frees its key.</li>
          <li><strong>OpenAPI</strong> The same as <a href="${apiUrl(getApiDocument)}">OpenAPI 3.1</a>.</li>
        </ul>
        <nav aria-label="Groups of operations"><ul>${tags.map((tag) => html`<li><a href="#${anchor(tag)}">${tag}</a></li>`)}</ul></nav>
      </header>
      <main>${tags.map(
        (tag) =>
          html`<section aria-labelledby="${anchor(tag)}">
        <h2 id="${anchor(tag)}">${tag}</h2>
        ${calls
          .filter(({ call }) => call.tags[0] === tag)
          .map(({ method, path, call }) => callSection(document, method, path, call))}
      </section>`,
      )}</main>
      <footer><span class="must">*</span> required in requests, always present in responses. Operations marked “added” are not in the specification of the mobile app.</footer>
    </div>
  </body>
</html>`;
}

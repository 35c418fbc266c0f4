import { createHash } from 'node:crypto';
import { compileHint } from '@/lib/http/compression/compile-hint.mjs';
import { StoredText } from '@/lib/http/compression/stored-text';
import { withHashes } from '@/lib/session/security-policy';
import { canonicalRows } from './canonical-rows';
import { loaderText } from './loader';
import { type PayloadFile, payloadPath, storePayload } from './payload-files';
import { restoreText } from './reload-page';
import { cspSource, documentEnd, splitDocument } from './split-document';

const loaderSource = cspSource(loaderText);

export type StoredDocument = {
  status: number;
  headers: [name: string, value: string][];
  html: string;
  payload: { path: string; text: string };
  hash: string;
};

/** A page whose copies are identical for all guests. */
export class FinishedDocument {
  readonly etag: string;
  private constructor(
    readonly status: number,
    readonly headers: Map<string, string>,
    readonly text: StoredText,
    readonly payload: PayloadFile,
    private readonly hash: string,
  ) {
    // Weak, because its encodings share it.
    this.etag = `W/"${hash}"`;
  }

  get bytes(): number {
    return this.text.bytes;
  }

  toStored(): StoredDocument {
    const { status, headers, text, payload, hash } = this;
    return {
      status,
      headers: [...headers],
      html: text.toString(),
      payload: { path: payload.path, text: payload.text.toString() },
      hash,
    };
  }

  static fromStored({ status, headers, html, payload, hash }: StoredDocument): FinishedDocument {
    return new FinishedDocument(
      status,
      new Map(headers),
      new StoredText(html),
      storePayload(payload.path, payload.text),
      hash,
    );
  }

  /** Undefined if the output of Next is not recognised. `previous` lends its compressed copies to the same text. */
  static create(
    { status, headers, body, nonce }: { status: number; headers: Map<string, string>; body: string; nonce: string },
    previous?: FinishedDocument,
  ): FinishedDocument | undefined {
    const split = splitDocument(body, nonce);
    if (!split) return undefined;
    // The loader calls it. The rows follow in a task of their own, since both at once would block the page.
    const hydrate = `self.hydrate=()=>{setTimeout(()=>{${split.rows}});\n${split.start}};\n`;
    const path = payloadPath(JSON.stringify([compileHint, restoreText, split.start, canonicalRows(split.rows)]));
    const payload = storePayload(path, compileHint + restoreText + hydrate, previous?.payload.text);
    const html = withLoader(split.html, { ...split, payloadPath: payload.path });
    const policy = withHashes(headers.get('content-security-policy') ?? '', nonce, {
      scripts: [...split.sources.scripts, loaderSource],
      styles: split.sources.styles,
    });
    const hash = createHash('sha256').update(policy).update(html).digest('base64url').slice(0, 22);
    const text = previous?.etag === `W/"${hash}"` ? previous.text : new StoredText(html, previous?.text);
    const finalHeaders = new Map([...headers, ['content-security-policy', policy]]);
    return new FinishedDocument(status, finalHeaders, text, payload, hash);
  }
}

type Hydration = { payloadPath: string; scripts: string[]; preloads: string[] };

// The attributes hold paths of files, which need no escaping.
function withLoader(html: string, { payloadPath, scripts, preloads }: Hydration): string {
  const files = `data-scripts="${scripts.join(' ')}" data-preloads="${preloads.join(' ')}"`;
  return `${html.slice(0, -documentEnd.length)}<script data-payload="${payloadPath}" ${files}>${loaderText}</script>${documentEnd}`;
}

import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { env } from '@/lib/env';

/** What a form without scripts sent. `isAccepted` if the response was no error: it has passed the rate limits. */
export type PostedFields = { values: Record<string, string>; isAccepted: boolean };

const encryption = { alg: 'dir', enc: 'A256GCM', zip: 'DEF' };
const lifetime = '10m';
/** nginx refuses a response whose headers exceed 4 KiB, unless configured otherwise. The others take 1 KiB. */
const maxTokenLength = 2800;

const key = () => new Uint8Array(hkdfSync('sha256', env().SESSION_SECRET, '', 'fields of a posted form', 32));

const encrypt = (fields: PostedFields, path: string): Promise<string> =>
  new EncryptJWT(fields).setProtectedHeader(encryption).setAudience(path).setExpirationTime(lifetime).encrypt(key());

/** Leaves no half of a surrogate pair. */
const cut = (value: string, maxLength: number) => value.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');

/** Only the page with this path can open the token, for ten minutes. Of what does not fit, the longest values are cut. */
export async function sealPostedFields({ values, isAccepted }: PostedFields, path: string): Promise<string> {
  const entries = Object.entries(values);
  let maxLength = Math.max(0, ...entries.map(([, value]) => value.length));
  for (;;) {
    const fitting = Object.fromEntries(entries.map(([name, value]) => [name, cut(value, maxLength)]));
    const token = await encrypt({ values: fitting, isAccepted }, path);
    if (token.length <= maxTokenLength || maxLength === 0) return token;
    maxLength = Math.floor((maxLength * maxTokenLength) / token.length);
  }
}

export async function openPostedFields(token: string, path: string): Promise<PostedFields | null> {
  try {
    const { payload } = await jwtDecrypt<PostedFields>(token, key(), {
      audience: path,
      requiredClaims: ['exp'],
      keyManagementAlgorithms: [encryption.alg],
      contentEncryptionAlgorithms: [encryption.enc],
    });
    return { values: payload.values, isAccepted: payload.isAccepted };
  } catch {
    return null;
  }
}

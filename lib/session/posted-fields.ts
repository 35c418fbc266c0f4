import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { env } from '@/lib/env';

/** What a form without scripts sent. `isAccepted` if the response was no error: it has passed the rate limits. */
export type PostedFields = { values: Record<string, string>; isAccepted: boolean };

const encryption = { alg: 'dir', enc: 'A256GCM' };
const lifetime = '10m';
const maxLength = 254;

const key = () => new Uint8Array(hkdfSync('sha256', env().SESSION_SECRET, '', 'fields of a posted form', 32));

/** Only `page` can open the token, for ten minutes. */
export function sealPostedFields({ values, isAccepted }: PostedFields, page: string): Promise<string> {
  const cut = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.slice(0, maxLength)]));
  return new EncryptJWT({ values: cut, isAccepted })
    .setProtectedHeader(encryption)
    .setAudience(page)
    .setExpirationTime(lifetime)
    .encrypt(key());
}

export async function openPostedFields(token: string, page: string): Promise<PostedFields | null> {
  try {
    const { payload } = await jwtDecrypt<PostedFields>(token, key(), {
      audience: page,
      requiredClaims: ['exp'],
      keyManagementAlgorithms: [encryption.alg],
      contentEncryptionAlgorithms: [encryption.enc],
    });
    return { values: payload.values, isAccepted: payload.isAccepted };
  } catch {
    return null;
  }
}

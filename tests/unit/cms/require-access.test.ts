import type { CollectionConfig, GlobalConfig } from 'payload';
import { describe, expect, test } from 'vitest';
import { requireCollectionAccess, requireGlobalAccess } from '@/lib/cms/access/require-access';

const no = () => false;
const all = { read: no, create: no, update: no, delete: no };
const collection = (more: Partial<CollectionConfig>): CollectionConfig => ({ slug: 'poems', fields: [], ...more });
const global = (more: Partial<GlobalConfig>): GlobalConfig => ({ slug: 'motto', fields: [], ...more });

describe('a collection is refused unless it defines its access control', () => {
  test('without any access control', () => {
    expect(() => requireCollectionAccess([collection({})])).toThrow(
      'Access control is missing: poems.read, poems.create, poems.update, poems.delete',
    );
  });

  test.each(['read', 'create', 'update', 'delete'])('without %s', (verb) => {
    const { [verb as 'read']: _, ...access } = all;
    expect(() => requireCollectionAccess([collection({ access })])).toThrow(`Access control is missing: poems.${verb}`);
  });

  test('versions also need readVersions, and logins admin and unlock', () => {
    expect(() => requireCollectionAccess([collection({ access: all, versions: { drafts: true } })])).toThrow(
      'poems.readVersions',
    );
    expect(() => requireCollectionAccess([collection({ access: all, auth: true })])).toThrow(
      'Access control is missing: poems.admin, poems.unlock',
    );
  });

  test('with all of it', () => {
    const stated = [collection({ access: all })];
    expect(requireCollectionAccess(stated)).toBe(stated);
  });
});

test('the same holds for a global', () => {
  expect(() => requireGlobalAccess([global({ access: { read: no } })])).toThrow(
    'Access control is missing: motto.update',
  );
  expect(requireGlobalAccess([global({ access: { read: no, update: no } })])).toHaveLength(1);
});

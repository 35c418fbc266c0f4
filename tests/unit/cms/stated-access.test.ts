import type { CollectionConfig, GlobalConfig } from 'payload';
import { describe, expect, test } from 'vitest';
import { collectionsWithAccess, globalsWithAccess } from '@/lib/cms/access/stated';

const no = () => false;
const all = { read: no, create: no, update: no, delete: no };
const collection = (more: Partial<CollectionConfig>): CollectionConfig => ({ slug: 'poems', fields: [], ...more });
const global = (more: Partial<GlobalConfig>): GlobalConfig => ({ slug: 'motto', fields: [], ...more });

describe('a collection is refused until it says who may do what', () => {
  test('nothing stated', () => {
    expect(() => collectionsWithAccess([collection({})])).toThrow(
      'Access is not stated: poems.read, poems.create, poems.update, poems.delete',
    );
  });

  test.each(['read', 'create', 'update', 'delete'])('without %s', (verb) => {
    const { [verb as 'read']: _, ...access } = all;
    expect(() => collectionsWithAccess([collection({ access })])).toThrow(`Access is not stated: poems.${verb}`);
  });

  test('with versions, who reads them too; with logins, who comes into the admin and opens locked accounts', () => {
    expect(() => collectionsWithAccess([collection({ access: all, versions: { drafts: true } })])).toThrow(
      'poems.readVersions',
    );
    expect(() => collectionsWithAccess([collection({ access: all, auth: true })])).toThrow(
      'Access is not stated: poems.admin, poems.unlock',
    );
  });

  test('all stated', () => {
    const stated = [collection({ access: all })];
    expect(collectionsWithAccess(stated)).toBe(stated);
  });
});

test('a global as well', () => {
  expect(() => globalsWithAccess([global({ access: { read: no } })])).toThrow('Access is not stated: motto.update');
  expect(globalsWithAccess([global({ access: { read: no, update: no } })])).toHaveLength(1);
});

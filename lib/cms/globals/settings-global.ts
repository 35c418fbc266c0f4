import type { Access, Field, GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { publicContent } from '@/lib/cms/access/roles';
import { groups } from '@/lib/cms/groups';
import { globalLabels } from '@/lib/cms/text/collections';

type SettingsDefinition = {
  slug: keyof typeof globalLabels;
  update: Access;
  afterChange: GlobalAfterChangeHook[];
  fields: Field[];
};

export const settingsGlobal = ({ slug, update, afterChange, fields }: SettingsDefinition): GlobalConfig => ({
  slug,
  label: globalLabels[slug],
  admin: { group: groups.settings },
  access: { read: publicContent, update },
  hooks: { afterChange },
  fields,
});

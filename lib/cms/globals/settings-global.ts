import type { Access, Field, GlobalAfterChangeHook, GlobalBeforeChangeHook, GlobalConfig } from 'payload';
import { publicContent } from '@/lib/cms/access/roles';
import { groups } from '@/lib/cms/groups';
import { globalLabels } from '@/lib/cms/text/collections';

type SettingsDefinition = {
  slug: keyof typeof globalLabels;
  update: Access;
  beforeChange?: GlobalBeforeChangeHook[];
  afterChange: GlobalAfterChangeHook[];
  fields: Field[];
};

export const settingsGlobal = ({
  slug,
  update,
  beforeChange,
  afterChange,
  fields,
}: SettingsDefinition): GlobalConfig => ({
  slug,
  label: globalLabels[slug],
  admin: { group: groups.settings },
  access: { read: publicContent, update },
  hooks: { beforeChange, afterChange },
  fields,
});

import type { Field } from 'payload';

const unsavedDraft: Field = {
  name: 'unsavedDraft',
  type: 'ui',
  admin: { components: { Field: '/lib/cms/unsaved-draft/unsaved-draft#UnsavedDraft' }, disableListColumn: true },
};

export const withUnsavedDraft = <Config extends { admin?: object; fields: Field[] }>(config: Config): Config => {
  const isHidden = config.admin && 'hidden' in config.admin && config.admin.hidden === true;
  return isHidden ? config : { ...config, fields: [unsavedDraft, ...config.fields] };
};

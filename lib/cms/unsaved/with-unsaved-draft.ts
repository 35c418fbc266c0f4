import type { Field } from 'payload';

const unsavedDraft: Field = {
  name: 'unsavedDraft',
  type: 'ui',
  admin: { components: { Field: '/lib/cms/unsaved/unsaved-draft#UnsavedDraft' }, disableListColumn: true },
};

/** Adds to a form of the admin that what is typed survives an expired session. */
export const withUnsavedDraft = <Config extends { admin?: object; fields: Field[] }>(config: Config): Config => {
  const isHidden = config.admin && 'hidden' in config.admin && config.admin.hidden === true;
  return isHidden ? config : { ...config, fields: [unsavedDraft, ...config.fields] };
};

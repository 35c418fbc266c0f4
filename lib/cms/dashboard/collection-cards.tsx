import { CollectionCards as PayloadCollectionCards } from '@payloadcms/next/rsc';
import { getTranslation, type TFunction } from '@payloadcms/translations';
import { isolateObjectProperty, type WidgetServerProps } from 'payload';

/** Payload's cards name their buttons by the untranslated labels, which are objects here. */
export function CollectionCards(props: WidgetServerProps) {
  const { i18n } = props.req;
  const t: TFunction = (key, variables) =>
    i18n.t(key, variables?.label ? { ...variables, label: getTranslation(variables.label, i18n) } : variables);
  const req = isolateObjectProperty(props.req, 'i18n');
  req.i18n = { ...i18n, t };
  return <PayloadCollectionCards {...props} req={req} />;
}

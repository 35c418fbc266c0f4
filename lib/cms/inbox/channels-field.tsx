import { getTranslation } from '@payloadcms/translations';
import type { TextFieldServerComponent } from 'payload';
import { parseCommunication } from '@/lib/contract/enrolments';
import { channelNames } from './channel-names';
import { inboxWords } from './words';
import './inbox.css';

/** By which apps a sender wants to be reached, as people read it. */
export const ChannelsField: TextFieldServerComponent = ({ data, field, i18n }) => (
  <dl className="field-type inbox-asked">
    <div>
      <dt>{getTranslation(field.label || field.name, i18n)}</dt>
      <dd>{channelNames(parseCommunication(data?.communication), inboxWords(i18n.language).otherChannel) || '–'}</dd>
    </div>
  </dl>
);

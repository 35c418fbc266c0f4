import { getTranslation } from '@payloadcms/translations';
import type { TextFieldServerComponent } from 'payload';
import { parseCommunication } from '@/lib/contract/enrolments';
import { channelNames } from './channel-names';
import { listTexts } from './list-texts';
import '@/lib/cms/inquiries/answer-list.css';

export const ChannelsField: TextFieldServerComponent = ({ data, field, i18n }) => (
  <dl className="field-type answer-list">
    <div>
      <dt>{getTranslation(field.label || field.name, i18n)}</dt>
      <dd>{channelNames(parseCommunication(data?.communication), listTexts(i18n.language).otherChannel) || '–'}</dd>
    </div>
  </dl>
);

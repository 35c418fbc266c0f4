import { getText } from '#text';
import { SiteLink } from '@/components/ui/link';
import { Panel } from '@/components/ui/panel';
import { Stylesheet } from '@/components/ui/stylesheet';
import { TextInput } from '@/components/ui/text-input';
import type { Learner } from '@/lib/contract/accounts';
import { displayPhone } from '@/lib/format/phone';

export function ProfileDetails({ learner }: { learner: Learner }) {
  const text = getText('accounts');
  return (
    <Panel id="details" title={text.details}>
      <Stylesheet name="fields" />
      <TextInput id="name" label={text.fields.name} value={learner.name ?? ''} readOnly />
      <TextInput id="email" type="email" label={text.fields.email} value={learner.email ?? ''} readOnly />
      <TextInput id="phone" label={text.fields.phone} value={displayPhone(learner.phoneNumber ?? '')} readOnly />
      <p className="field-help">
        {text.detailsHelp} <SiteLink href="/contact">{text.contactUs}</SiteLink>
      </p>
    </Panel>
  );
}

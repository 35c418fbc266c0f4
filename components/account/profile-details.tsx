import { SiteLink } from '@/components/ui/link';
import { TextInput } from '@/components/ui/text-input';
import type { Learner } from '@/lib/contract/accounts';
import { displayPhone } from '@/lib/format/phone';
import { accounts as text } from '@/lib/text/en/accounts';

/** Name, e-mail and phone as the school has them; read-only. */
export function ProfileDetails({ learner }: { learner: Learner }) {
  return (
    <section className="panel stack" aria-labelledby="details">
      <h2 id="details" className="display">
        {text.details}
      </h2>
      <TextInput id="name" label={text.fields.name} value={learner.name ?? ''} readOnly />
      <TextInput id="email" type="email" label={text.fields.email} value={learner.email ?? ''} readOnly />
      <TextInput id="phone" label={text.fields.phone} value={displayPhone(learner.phoneNumber ?? '')} readOnly />
      <p className="field-help">
        {text.detailsHelp} <SiteLink href="/contact">{text.contactUs}</SiteLink>
      </p>
    </section>
  );
}

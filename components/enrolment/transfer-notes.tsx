import type { UseFormRegisterReturn } from 'react-hook-form';
import { getText } from '#text';
import { Stylesheet } from '@/components/ui/stylesheet';
import { TextInput } from '@/components/ui/text-input';

type Name = 'amount' | 'transactionNumber';
type Props = {
  field: (name: Name) => UseFormRegisterReturn & { defaultValue?: string };
  errors: Partial<Record<Name, string>>;
};

export function TransferNotes({ field, errors }: Props) {
  const text = getText('enrolments');
  const forms = getText('forms');
  const shared = (name: Name) => ({
    id: name,
    label: text[name],
    hint: forms.optional,
    error: errors[name],
    autoComplete: 'off',
    ...field(name),
  });
  return (
    <div className="form-row">
      <Stylesheet name="forms" />
      <TextInput {...shared('amount')} help={text.amountHelp} inputMode="numeric" />
      <TextInput {...shared('transactionNumber')} help={text.transactionHelp} />
    </div>
  );
}

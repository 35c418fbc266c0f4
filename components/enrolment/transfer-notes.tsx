import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from '@/components/ui/text-input';
import { enrolments as text } from '@/lib/text/en/enrolments';
import { forms } from '@/lib/text/en/forms';

type Name = 'amount' | 'transactionNumber';
type Props = { field: (name: Name) => UseFormRegisterReturn; errors: Partial<Record<Name, string>> };

/** What the sender may add about the transfer. */
export function TransferNotes({ field, errors }: Props) {
  return (
    <div className="form-row">
      <TextInput
        id="amount"
        label={text.amount}
        help={text.amountHelp}
        hint={forms.optional}
        error={errors.amount}
        inputMode="numeric"
        autoComplete="off"
        {...field('amount')}
      />
      <TextInput
        id="transactionNumber"
        label={text.transactionNumber}
        help={text.transactionHelp}
        hint={forms.optional}
        error={errors.transactionNumber}
        autoComplete="off"
        {...field('transactionNumber')}
      />
    </div>
  );
}

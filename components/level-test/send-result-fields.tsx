import { getText } from '#text';
import { TextInput } from '@/components/ui/text-input';

export type FieldErrors = { name?: string; phone?: string };

type Props = { errors: FieldErrors; typed?: Record<string, string> };

export function SendResultFields({ errors, typed = {} }: Props) {
  const text = getText('levelTest');
  return (
    <>
      <p>{text.sendIntro}</p>
      <TextInput
        id="result-name"
        name="name"
        label={text.name}
        autoComplete="name"
        required
        error={errors.name}
        defaultValue={typed.name}
      />
      <TextInput
        id="result-phone"
        name="phone"
        label={text.phone}
        type="tel"
        autoComplete="tel"
        required
        error={errors.phone}
        defaultValue={typed.phone}
      />
    </>
  );
}

'use client';

import { OTPInput } from 'input-otp';
import { getText } from '#text';
import { classNames } from '@/components/ui/class-names';
import { controlProps, Field } from '@/components/ui/field';
import { toLatinDigits } from '@/lib/format/digits';

type Props = { id: string; value: string; onChange: (code: string) => void; error?: string };

const nonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

export function CodeInput({ id, value, onChange, error }: Props) {
  const text = getText('accounts');
  return (
    <Field id={id} label={text.fields.code} error={error} required>
      <OTPInput
        {...controlProps({ id, error, required: true })}
        maxLength={4}
        value={value}
        onChange={(typed) => onChange(toLatinDigits(typed).replace(/\D/g, ''))}
        pasteTransformer={(pasted) => toLatinDigits(pasted).replace(/\D/g, '')}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        nonce={nonce()}
        noScriptCSSFallback={null}
        render={({ slots }) => (
          <div className="code-boxes">
            {slots.map(({ char, isActive }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change places
              <div key={index} className={classNames('code-box', isActive && 'code-box-active')}>
                {char}
              </div>
            ))}
          </div>
        )}
      />
    </Field>
  );
}

import { type InputHTMLAttributes, useId } from 'react';

type Props = InputHTMLAttributes<HTMLInputElement> & { label: string; error?: string };

/** Looks like a field of Payload, without its form state. */
export function TextInput({ label, error, ...input }: Props) {
  const id = useId();
  return (
    <div className="field-type text security-input">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          id={id}
          type="text"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...input}
        />
      </div>
      {error && (
        <p className="security-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { forms } from '@/lib/text/en/forms';

/** What every field may have besides its control. */
export type FieldProps = {
  /** Of the control; its help and error derive theirs. */
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  /** Bears the mark; the browser insists on it too, unless `marked`: then another field may stand in for it. */
  required?: boolean | 'marked';
  /** Beside the label of a field that may stay empty, such as "optional". */
  hint?: string;
};

type Described = Pick<FieldProps, 'id' | 'help' | 'error' | 'required'>;

/** Ties a control to its help and error. */
export function controlProps({ id, help, error, required }: Described) {
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return {
    id,
    required: required === true || undefined,
    'aria-required': required === 'marked' || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
}

/** Label, help, control and error of one field, from top to bottom. */
export function Field({ id, label, help, error, required, hint, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        <FieldTitle label={label} required={required} hint={hint} />
      </label>
      <FieldHelp id={id} help={help} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The same for several controls that answer one question. */
export function FieldGroup({ id, label, help, error, required, hint, children }: FieldProps & { children: ReactNode }) {
  const { 'aria-describedby': described } = controlProps({ id, help, error });
  return (
    <fieldset className="field" id={id} aria-describedby={described} tabIndex={-1}>
      <legend className="field-label">
        <FieldTitle label={label} required={required} hint={hint} />
        {/* A group has no aria-required, and its mark is only seen. */}
        {required && <span className="hidden-text"> ({forms.required})</span>}
      </legend>
      <FieldHelp id={id} help={help} />
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

function FieldTitle({ label, required, hint }: Pick<FieldProps, 'label' | 'required' | 'hint'>) {
  return (
    <>
      {label}
      {required && (
        <span className="field-required" aria-hidden="true">
          {' '}
          *
        </span>
      )}
      {hint && <small> ({hint})</small>}
    </>
  );
}

function FieldHelp({ id, help }: Pick<FieldProps, 'id' | 'help'>) {
  if (!help) return null;
  return (
    <p className="field-help" id={`${id}-help`}>
      {help}
    </p>
  );
}

export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`} role="alert">
      {error}
    </p>
  );
}

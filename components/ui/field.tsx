import type { ReactNode } from 'react';
import { getText } from '#text';
import { Stylesheet } from './stylesheet';

export type FieldProps = {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  /** `marked` shows the mark only: another field may replace this one, or it may be hidden. */
  required?: boolean | 'marked';
  hint?: string;
};

type Described = Pick<FieldProps, 'id' | 'help' | 'error' | 'required'>;

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

export function Field({ id, label, help, error, required, hint, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="field">
      <Stylesheet name="fields" />
      <label className="field-label" htmlFor={id}>
        <FieldTitle label={label} required={required} hint={hint} />
      </label>
      <FieldHelp id={id} help={help} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldGroup({ id, label, help, error, required, hint, children }: FieldProps & { children: ReactNode }) {
  const forms = getText('forms');
  const { 'aria-describedby': described } = controlProps({ id, help, error });
  return (
    <fieldset className="field" id={id} aria-describedby={described} tabIndex={-1}>
      <Stylesheet name="fields" />
      <legend className="field-label">
        <FieldTitle label={label} required={required} hint={hint} />
        {/* A fieldset has no aria-required. */}
        {required && <span className="visually-hidden"> ({forms.required})</span>}
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
          {'\u00a0*'}
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

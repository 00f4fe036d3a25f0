import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { Severity } from '../parts/icon.tsx'
import type { FormState } from './state.ts'
import { thingsToCorrect } from './things-to-correct.ts'

type FieldParts = {
  /** Unique on the page; hint and error derive their ids from it. */
  id: string
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

type InputProps = FieldParts & { rows?: undefined; mono?: boolean } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'id' | 'name'
  >
type AreaProps = FieldParts & { rows: number; mono?: boolean } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'id' | 'name' | 'rows'
  >

/**
 * Renders a text field: label above, hint and error below. With `rows`, it is a textarea. Optional fields are labeled.
 */
export function TextField({
  label,
  hint,
  error,
  mono,
  className = mono ? 'mono' : undefined,
  ...input
}: InputProps | AreaProps) {
  const described = describedBy(input.id, hint, error)
  const attributes = { className, 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': described }
  return (
    <Field id={input.id} label={label} hint={hint} error={error} isOptional={!input.required}>
      {input.rows === undefined ? (
        <input type="text" {...input} {...attributes} />
      ) : (
        <textarea {...input} {...attributes} />
      )}
    </Field>
  )
}

/** `aside`: next to the label. */
type FieldProps = Omit<FieldParts, 'name'> & { isOptional?: boolean; aside?: ReactNode; children: ReactNode }

/** Renders the label, hint, and error of any single control, which must have the same id. */
export function Field({ id, label, hint, error, isOptional = false, aside, children }: FieldProps) {
  const head = (
    <label htmlFor={id}>
      {label} {isOptional && <span className="optional">optional</span>}
    </label>
  )
  return (
    <div className={error ? 'field is-invalid' : 'field'}>
      {aside ? (
        <div className="field-head">
          {head}
          {aside}
        </div>
      ) : (
        head
      )}
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function Checkbox({ label, error, ...input }: Omit<InputProps, 'hint' | 'rows' | 'mono'>) {
  return (
    <div className={error ? 'field check is-invalid' : 'field check'}>
      <input
        type="checkbox"
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(input.id, undefined, error)}
      />
      <label htmlFor={input.id}>{label}</label>
      <FieldError id={input.id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className="error" id={`${id}-error`}>
      {error}
    </p>
  )
}

/**
 * Renders all errors as links to their fields, above the form. The id of a field is its name after `idPrefix`.
 * Always in the page: the enhanced form writes errors into it and moves focus to it.
 */
export function FormErrorSummary({ errors, idPrefix = '' }: { errors: Record<string, string>; idPrefix?: string }) {
  const entries = Object.entries(errors)
  return (
    <div className="error-summary" data-form-errors="" tabIndex={-1} hidden={entries.length === 0}>
      <p>
        <Severity kind="critical">{thingsToCorrect(entries.length)}</Severity>
      </p>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a href={`#${idPrefix}${name}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Renders the server's message under the form. The live region is always in the page, so that the message is announced.
 */
export function ServerMessage({ state }: { state?: Pick<FormState, 'success' | 'message'> | undefined }) {
  return (
    <div data-form-message="" role="status">
      {state?.message && (
        <p className={state.success ? 'server-message' : 'server-message is-bad'}>
          <Severity kind={state.success ? 'pass' : 'critical'}>{state.message}</Severity>
        </p>
      )}
    </div>
  )
}

/** Renders the path to return to without JavaScript, and a honeypot field. */
export function HiddenFields({ page, values = {} }: { page: string; values?: Record<string, string> }) {
  return (
    <>
      {Object.entries({ page, ...values }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div hidden>
        <label>
          Leave this empty <input name="nickname" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

function describedBy(id: string, hint: ReactNode, error: string | undefined) {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
}

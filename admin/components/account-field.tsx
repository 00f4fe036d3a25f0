'use client'
import { type ComponentProps, useId } from 'react'

type AccountFieldProps = ComponentProps<'input'> & { label: string; hint?: string }

/** Renders a field in the style of Payload's own, for forms that are not documents. */
export function AccountField({ label, hint, type = 'text', ...input }: AccountFieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className={`field-type ${type} account-field`}>
      <label className="field-label" htmlFor={input.id ?? id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input id={id} type={type} required {...input} {...(hint ? { 'aria-describedby': hintId } : {})} />
      </div>
      {hint && (
        <p className="account-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

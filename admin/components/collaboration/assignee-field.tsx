'use client'
import { useAuth, useField } from '@payloadcms/ui'
import { useId } from 'react'
import { useColleagues } from './colleagues.ts'

type AssigneeFieldProps = { path: string; collection: string; readOnly?: boolean }

/** Renders the field for the colleague who takes care of a lead or an application: one of those who can open it. */
export function AssigneeField({ path, collection, readOnly = false }: AssigneeFieldProps) {
  const id = useId()
  const { errorMessage, setValue, showError, value } = useField<number | null>({ path })
  const { user } = useAuth()
  const colleagues = useColleagues(collection)
  const isListed = !value || colleagues.some((one) => one.id === value)
  return (
    <div className="field-type assignee">
      <label className="field-label" htmlFor={id}>
        Assigned to
      </label>
      <select
        id={id}
        value={value ?? ''}
        disabled={readOnly}
        onChange={({ target }) => setValue(target.value === '' ? null : Number(target.value))}
      >
        <option value="">Nobody</option>
        {!isListed && <option value={String(value)}>{colleagues.length > 0 ? 'A former colleague' : 'Loading'}</option>}
        {colleagues.map((one) => (
          <option key={one.id} value={one.id}>
            {one.id === user?.id ? `${one.name} (you)` : one.name}
          </option>
        ))}
      </select>
      {showError && <p role="alert">{errorMessage}</p>}
      {!showError && value !== user?.id && <p>The person you choose gets an email when you save.</p>}
    </div>
  )
}

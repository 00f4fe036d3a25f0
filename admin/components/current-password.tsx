'use client'
import { useAuth, useDocumentInfo, useField, useFormFields, useFormModified } from '@payloadcms/ui'
import { useCallback, useEffect, useId } from 'react'

/** On the own account: proves who changes the email or the password. */
export function CurrentPassword() {
  const id = useId()
  const { user } = useAuth()
  const { id: accountId } = useDocumentInfo()
  // The server checks it, too. Asked here, the new password stays in its field.
  const isNeeded = useFormFields(
    ([{ email, password }]) => Boolean(password?.value) || (email !== undefined && email.value !== user?.email),
  )
  const validate = useCallback(
    (typed: unknown) => (!isNeeded || typed ? true : 'Enter your current password to change your email or password.'),
    [isNeeded],
  )
  const { value, setValue, showError, errorMessage } = useField<string>({ path: 'currentPassword', validate })
  const isModified = useFormModified()
  // Saved: it is not sent again with the next change.
  useEffect(() => {
    if (!isModified) setValue('', true)
  }, [isModified, setValue])
  if (!user || String(user.id) !== String(accountId)) return null
  return (
    <div className={`field-type password account-field${showError ? ' error' : ''}`}>
      <label className="field-label" htmlFor={`${id}-input`}>
        Current password
      </label>
      <div className="field-type__wrap">
        <input
          id={`${id}-input`}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value)}
          aria-describedby={`${id}-hint`}
          aria-invalid={showError}
        />
      </div>
      {showError && <p role="alert">{errorMessage}</p>}
      <p className="account-hint" id={`${id}-hint`}>
        Required only to change your email or password. A change ends all other sessions of your account.
      </p>
    </div>
  )
}

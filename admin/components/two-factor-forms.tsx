'use client'
import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { AccountField } from './account-field.tsx'
import { callBackOffice } from './call-back-office.ts'
import { type Enrollment, EnrollmentCode } from './enrollment-code.tsx'

export type TwoFactorState = { isOn: boolean; recoveryCodesLeft: number; isRequired: boolean }
type OnChange = (message: string, recoveryCodes?: string[]) => void
type Codes = { recoveryCodes: string[] }

/** Turns it on: QR code, first code. The server asks for the password before (`saving/confirm-dialog.tsx`). */
export function TwoFactorOff({ onChange }: { onChange: OnChange }) {
  const [enrollment, setEnrollment] = useState<Enrollment>()
  if (!enrollment)
    return (
      <Step
        key="begin"
        explains="After your password, you enter a code from an authenticator app on your phone, so a stolen password is not enough."
        actions={{ 'Set up two-factor login': '/users/two-factor/begin' }}
        onDone={(result) => setEnrollment(result as Enrollment)}
      />
    )
  return (
    <Step
      key="code"
      explains={<EnrollmentCode enrollment={enrollment} />}
      field={{
        label: 'Code',
        name: 'code',
        hint: 'The six digits that the app shows now.',
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
        maxLength: 10,
        autoFocus: true,
      }}
      actions={{ 'Turn on two-factor login': '/users/two-factor/confirm' }}
      onDone={(result) => onChange('Two-factor login is on.', (result as Codes).recoveryCodes)}
    />
  )
}

export function TwoFactorOn({ state, onChange }: { state: TwoFactorState; onChange: OnChange }) {
  const { recoveryCodesLeft: left, isRequired } = state
  return (
    <Step
      explains={
        <>
          <strong>On.</strong> {left} of 10 recovery codes left.
          {left < 3 && ' Make new ones before they run out.'}
          {isRequired && ' Administrators need it here, so it cannot be turned off.'}
        </>
      }
      actions={{
        'Make new recovery codes': '/users/two-factor/recovery-codes',
        ...(isRequired ? {} : { 'Turn off two-factor login': '/users/two-factor/off' }),
      }}
      onDone={(result) => {
        const { recoveryCodes } = result as Partial<Codes>
        onChange(recoveryCodes ? 'The old recovery codes no longer work.' : 'Two-factor login is off.', recoveryCodes)
      }}
    />
  )
}

type StepProps = {
  explains: ReactNode
  /** Sent under its name. */
  field?: Parameters<typeof AccountField>[0] & { name: string }
  /** The endpoint of each button. */
  actions: Record<string, string>
  onDone: (result: unknown) => void
}

/** Renders a field, if it needs one, and its buttons. It is not a form, because it is inside the account form. */
function Step({ explains, field, actions, onDone }: StepProps) {
  const typed = useRef('')
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [[firstPath = '']] = [Object.values(actions)]

  async function submit(path: string) {
    setBusy(true)
    setMessage('')
    const { ok, body: result } = await callBackOffice(path, field ? { [field.name]: typed.current } : 'nothing')
    setBusy(false)
    if (ok) onDone(result)
    else setMessage(result.message)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void submit(firstPath)
  }

  return (
    <>
      {typeof explains === 'string' ? <p>{explains}</p> : <div>{explains}</div>}
      {field && (
        <AccountField
          {...field}
          required={false}
          onChange={(event) => {
            typed.current = event.target.value
          }}
          onKeyDown={onKeyDown}
        />
      )}
      <p role="alert">{message}</p>
      <div className="account-actions">
        {Object.entries(actions).map(([label, path]) => (
          <Button key={path} buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void submit(path)}>
            {label}
          </Button>
        ))}
      </div>
    </>
  )
}

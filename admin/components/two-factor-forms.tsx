'use client'
import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { AccountField } from './account-field.tsx'
import { callBackOffice } from './call-back-office.ts'
import { type Enrollment, EnrollmentCode } from './enrollment-code.tsx'

export type TwoFactorState = { isOn: boolean; recoveryCodesLeft: number; isRequired: boolean }
type OnChange = (message: string, recoveryCodes?: string[]) => void
type Codes = { recoveryCodes: string[] }

/** Turns it on: password, QR code, first code. */
export function TwoFactorOff({ onChange }: { onChange: OnChange }) {
  const [enrollment, setEnrollment] = useState<Enrollment>()
  if (!enrollment)
    return (
      <Step
        key="password"
        explains="After your password, you enter a code from an authenticator app on your phone, so a stolen password is not enough."
        field={{ label: 'Current password', type: 'password', name: 'two-factor-password', autoComplete: 'off' }}
        actions={{ 'Set up two-factor login': '/users/two-factor/begin' }}
        send={(currentPassword) => ({ currentPassword })}
        onDone={(result) => setEnrollment(result as Enrollment)}
      />
    )
  return (
    <Step
      key="code"
      explains={<EnrollmentCode enrollment={enrollment} />}
      field={{
        label: 'Code',
        hint: 'The six digits that the app shows now.',
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
        maxLength: 10,
        autoFocus: true,
      }}
      actions={{ 'Turn on two-factor login': '/users/two-factor/confirm' }}
      send={(code) => ({ code })}
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
      field={{ label: 'Current password', type: 'password', name: 'two-factor-password', autoComplete: 'off' }}
      actions={{
        'Make new recovery codes': '/users/two-factor/recovery-codes',
        ...(isRequired ? {} : { 'Turn off two-factor login': '/users/two-factor/off' }),
      }}
      send={(currentPassword) => ({ currentPassword })}
      onDone={(result) => {
        const { recoveryCodes } = result as Partial<Codes>
        onChange(recoveryCodes ? 'The old recovery codes no longer work.' : 'Two-factor login is off.', recoveryCodes)
      }}
    />
  )
}

type StepProps = {
  explains: ReactNode
  field: Parameters<typeof AccountField>[0]
  /** The endpoint of each button. */
  actions: Record<string, string>
  send: (typed: string) => Record<string, string>
  onDone: (result: unknown) => void
}

/** One field and its buttons. It is not a form, because it is inside the account form. */
function Step({ explains, field, actions, send, onDone }: StepProps) {
  const typed = useRef('')
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [[firstPath = '']] = [Object.values(actions)]

  async function submit(path: string) {
    setBusy(true)
    setMessage('')
    const { ok, body: result } = await callBackOffice(path, send(typed.current))
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
      <AccountField
        {...field}
        required={false}
        onChange={(event) => {
          typed.current = event.target.value
        }}
        onKeyDown={onKeyDown}
      />
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

'use client'
import { Button, useAuth } from '@payloadcms/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { NeedsConfirmation } from '#platform/sessions/confirmation.ts'
import { AccountField } from '../account-field.tsx'
import { callBackOffice } from '../call-back-office.ts'
import { setConfirmation } from './confirmed-requests.ts'
import { isSignedIn } from './is-signed-in.ts'

type Question = NeedsConfirmation & { answer: (isConfirmed: boolean) => void }

/** Shows the dialog whenever the server asks whether it is still the same person. */
export function ConfirmDialogs() {
  const [question, setQuestion] = useState<Question>()
  useEffect(() => setConfirmation((needs) => new Promise((answer) => setQuestion({ ...needs, answer }))), [])
  if (!question) return null
  const close = (isConfirmed: boolean) => {
    setQuestion(undefined)
    question.answer(isConfirmed)
  }
  return <ConfirmDialog hasTwoFactor={question.hasTwoFactor} onClose={close} />
}

type ConfirmDialogProps = { hasTwoFactor: boolean; onClose: (isConfirmed: boolean) => void }

function ConfirmDialog({ hasTwoFactor, onClose }: ConfirmDialogProps) {
  const { user } = useAuth()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [asksForCode, setAsksForCode] = useState(hasTwoFactor)
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  // A dialog chooses its focus when it opens; this focuses a field that replaces another one later.
  useEffect(() => {
    const kind = asksForCode ? 'code' : 'password'
    dialog.current?.querySelector<HTMLInputElement>(`input[name="${kind}"]`)?.focus()
  }, [asksForCode])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    setMessage('')
    const { ok, body } = await callBackOffice('/users/confirm', fields)
    setBusy(false)
    if (ok) onClose(true)
    // The screen behind the dialog asks for the login.
    else if (await isSignedIn()) setMessage(body.message)
    else onClose(false)
  }

  function change() {
    setMessage('')
    setAsksForCode(!asksForCode)
  }

  return (
    <dialog
      ref={dialog}
      className="sign-in-again"
      aria-labelledby={heading}
      // Of this dialog: Escape.
      onClose={() => onClose(false)}
    >
      <form className="account-steps" onSubmit={(event) => void send(event)}>
        <h2 id={heading}>Confirm that it’s you</h2>
        <p>
          This change decides who gets in or what runs on every page, so it needs{' '}
          {asksForCode ? 'a code' : 'your password'} again. What you typed is kept and is saved once you confirm. You
          are not asked again for ten minutes.
        </p>
        {/* Tells a password manager whose password it is. */}
        <input type="hidden" autoComplete="username" value={user?.email ?? ''} readOnly />
        {asksForCode ? (
          <AccountField
            key="code"
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            hint="The six digits that your authenticator app shows now."
          />
        ) : (
          <AccountField
            key="password"
            label="Password"
            type="password"
            name="password"
            autoComplete="current-password"
          />
        )}
        <p role="alert">{message}</p>
        <div className="account-actions">
          <Button type="submit" margin={false} disabled={isBusy}>
            Confirm
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          {hasTwoFactor && (
            <Button buttonStyle="none" margin={false} onClick={change}>
              {asksForCode ? 'Use your password instead' : 'Use a code instead'}
            </Button>
          )}
        </div>
      </form>
    </dialog>
  )
}

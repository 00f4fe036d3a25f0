'use client'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { AccountField } from '../account-field.tsx'
import { callBackOffice } from '../call-back-office.ts'
import { LoginForm } from '../login-form.tsx'

type InvitationFormProps = { token: string; email: string; name: string }

/** Creates the account of an invited person, who then signs in with what they have just chosen. */
export function InvitationForm({ token, email, name }: InvitationFormProps) {
  const [password, setPassword] = useState('')
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(true)
  // A form that is sent before the script runs would show a response meant for the script.
  useEffect(() => setBusy(false), [])

  async function accept(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    if (typed.password !== typed.repeated) return setMessage('The two passwords differ.')
    setBusy(true)
    setMessage('')
    const { name, password: chosen = '' } = typed
    const { ok, body } = await callBackOffice('/invitations/accept', { token, name, password: chosen })
    setBusy(false)
    if (ok) setPassword(chosen)
    else setMessage(body.message)
  }

  // The account page is where two-factor login is set up.
  if (password) return <LoginForm target="/admin/account" known={{ email, password }} />
  return (
    <form className="account-steps" method="post" action="/cms-api/invitations/accept" onSubmit={accept}>
      <h1>Create your account</h1>
      <p>
        You sign in as <b>{email}</b>.
      </p>
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <AccountField
        id="field-name"
        label="Your name"
        name="name"
        defaultValue={name}
        maxLength={100}
        autoComplete="name"
      />
      <AccountField
        id="field-password"
        label="Password"
        type="password"
        name="password"
        autoComplete="new-password"
        minLength={12}
        hint="At least 12 characters: four or more unrelated words, or one that a password manager made."
      />
      <AccountField
        id="field-repeated"
        label="Password again"
        type="password"
        name="repeated"
        autoComplete="new-password"
      />
      <p role="alert">{message}</p>
      <div className="account-actions">
        <Button type="submit" size="large" margin={false} disabled={isBusy}>
          Create account
        </Button>
      </div>
    </form>
  )
}

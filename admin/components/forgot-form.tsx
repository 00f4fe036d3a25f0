'use client'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { AccountField } from './account-field.tsx'
import { callBackOffice } from './call-back-office.ts'

/** Requests a link to reset a password. The message is the same whether or not the account exists. */
export function ForgotForm() {
  const [sent, setSent] = useState('')
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(true)
  useEffect(() => setBusy(false), [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    const { email } = Object.fromEntries(new FormData(event.currentTarget))
    const { ok, body: result } = await callBackOffice('/users/forgot-password', { email })
    setBusy(false)
    setSent(ok ? result.message : '')
    setMessage(ok ? '' : result.message)
  }

  return (
    <form className="account-steps" method="post" action="/cms-api/users/forgot-password" onSubmit={send}>
      <h1>Forgot your password?</h1>
      <p>Enter the email address of your account. We will send you a link to choose a new password.</p>
      <AccountField id="field-email" label="Email" type="email" name="email" autoComplete="username" />
      <p role="alert">{message}</p>
      <p role="status">{sent}</p>
      <div className="account-actions">
        <Button type="submit" size="large" margin={false} disabled={isBusy}>
          Send link
        </Button>
        <a href="/admin/login">Back to login</a>
      </div>
    </form>
  )
}

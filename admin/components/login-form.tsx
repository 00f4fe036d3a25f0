'use client'
import { Button, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import type { ClientUser } from 'payload'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AccountField } from './account-field.tsx'
import { callBackOffice } from './call-back-office.ts'
import { type Enrollment, EnrollmentCode } from './enrollment-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Step = 'password' | 'code' | 'set-up'
type SignedIn = { user: ClientUser; token: string; exp: number; recoveryCodes?: string[] }

type LoginFormProps = {
  /** Where to go after the login, or what to do. */
  target: string | ((user: ClientUser) => void)
  /** Someone who has just chosen them: they only need the code, if at all. */
  known?: { email: string; password: string }
}

const CODE_HINT = 'Six digits from your authenticator app, or one of your recovery codes.'

/**
 * Asks for the email and password first, then for the code. The second step sends all three: until the server has seen
 * them all, there is no session.
 */
export function LoginForm({ target, known }: LoginFormProps) {
  const router = useRouter()
  const { setUser } = useAuth()
  const login = useRef({ email: '', password: '' })
  const [signedIn, setSignedIn] = useState<SignedIn>()
  const [step, setStep] = useState<Step>('password')
  const [enrollment, setEnrollment] = useState<Enrollment>()
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(true)
  // A form that is sent before the script runs would show a response meant for the script.
  useEffect(() => {
    if (known) void attempt(known)
    else setBusy(false)
  }, [])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void attempt(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>)
  }

  async function attempt(fields: Record<string, string>) {
    const { email = login.current.email, password = login.current.password, code } = fields
    login.current = { email, password }
    setBusy(true)
    setMessage('')
    const { ok, body: result } = await callBackOffice<SignedIn>('/users/login', {
      email,
      password,
      ...(code ? { code } : {}),
    })
    if (ok) {
      if (result.recoveryCodes) setSignedIn(result)
      else enter(result)
      return
    }
    setBusy(false)
    const { twoFactor, ...more } = result.data ?? {}
    if (twoFactor === 'set-up') setEnrollment(more as Enrollment)
    if (twoFactor) setStep(twoFactor as Step)
    else setMessage(result.message)
  }

  function enter(session: SignedIn) {
    setUser(session)
    if (typeof target === 'string') router.push(target)
    else target(session.user)
  }

  if (signedIn?.recoveryCodes)
    return (
      <div className="account-steps">
        <h1>Save your recovery codes</h1>
        <RecoveryCodes codes={signedIn.recoveryCodes} onDone={() => enter(signedIn)} />
      </div>
    )
  return (
    <form className="login__form account-steps" method="post" action="/cms-api/users/login" onSubmit={send}>
      {step === 'password' ? <PasswordStep /> : <CodeStep enrollment={enrollment} />}
      <p role="alert">{message}</p>
      {step === 'password' && <a href="/admin/forgot">Forgot password?</a>}
      <div className="account-actions">
        <Button type="submit" size="large" margin={false} disabled={isBusy}>
          Login
        </Button>
        {step !== 'password' && (
          <Button buttonStyle="none" margin={false} onClick={() => window.location.reload()}>
            Start again
          </Button>
        )}
      </div>
    </form>
  )
}

function PasswordStep() {
  return (
    <>
      <AccountField id="field-email" label="Email" type="email" name="email" autoComplete="username" />
      <AccountField
        id="field-password"
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
      />
    </>
  )
}

function CodeStep({ enrollment }: { enrollment: Enrollment | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.parentElement?.querySelector('input')?.focus(), [])
  return (
    <>
      <h1 ref={heading}>{enrollment ? 'Set up two-factor login' : 'Enter your code'}</h1>
      {enrollment && <p>Administrators need two-factor login here. Setting it up takes a minute.</p>}
      {enrollment && <EnrollmentCode enrollment={enrollment} />}
      <AccountField
        id="field-code"
        label="Code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
        hint={enrollment ? 'The six digits that the app shows now.' : CODE_HINT}
        {...(enrollment ? { inputMode: 'numeric' as const } : {})}
      />
    </>
  )
}

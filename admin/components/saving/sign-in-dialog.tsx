'use client'
import { Button } from '@payloadcms/ui'
import type { ClientUser } from 'payload'
import { useEffect, useId, useRef, useState } from 'react'
import { LoginForm } from '../login-form.tsx'
import { noteSignIn } from './is-signed-in.ts'

type SignInDialogProps = {
  /** Whose text is open. */
  account: number
  onSignedIn: () => void
  onClose: () => void
}

/** Signs somebody in again over the document that they were writing. Their text stays where it is. */
export function SignInDialog({ account, onSignedIn, onClose }: SignInDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [isOther, setOther] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])

  function enter({ id }: ClientUser) {
    if (Number(id) !== account) return setOther(true)
    noteSignIn()
    onSignedIn()
  }

  return (
    <dialog ref={dialog} className="sign-in-again" aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>Sign in again</h2>
      <p>Your session has ended. Your text is still here, and is saved once you have signed in.</p>
      {isOther && (
        <p role="alert">
          You signed in with another account. Sign in with the account that wrote this text, or reload the page.
        </p>
      )}
      {/* React passes the event on to the form of the document, which must not be submitted. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <LoginForm target={enter} />
      </div>
      <Button buttonStyle="none" margin={false} onClick={() => dialog.current?.close()}>
        Later
      </Button>
    </dialog>
  )
}

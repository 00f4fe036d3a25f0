import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { Logo } from './brand/marks.tsx'
import { ForgotForm } from './forgot-form.tsx'

/** Renders the page that asks for a link to reset a password. */
export function ForgotView({ initPageResult: { req } }: AdminViewServerProps) {
  if (req.user) redirect('/admin/account')
  return (
    <>
      <div className="login__brand">
        <Logo payload={req.payload} />
      </div>
      <ForgotForm />
    </>
  )
}

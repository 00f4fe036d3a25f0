import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from './brand/marks.tsx'
import { LoginForm } from './login-form.tsx'

/** Renders the login page, with its second step. */
export function LoginView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(target)
  return (
    <>
      <div className="login__brand">
        <Logo payload={req.payload} />
      </div>
      <LoginForm target={target} />
    </>
  )
}

import type { Endpoint } from 'payload'
import { confirmPerson } from '../confirmation/confirm.ts'
import { attemptEndpoint } from './attempt.ts'
import { attemptLimits } from './attempt-limits.ts'
import { resetPassword, sendResetLink } from './password-reset.ts'
import { signIn } from './sign-in.ts'
import { twoFactorEndpoints } from './two-factor/endpoints.ts'

/** Payload finds these before its own at the same paths. */
export const accountEndpoints: Omit<Endpoint, 'root'>[] = [
  attemptEndpoint('login', signIn),
  attemptEndpoint('forgot-password', sendResetLink),
  attemptEndpoint('reset-password', resetPassword),
  attemptEndpoint('confirm', confirmPerson, attemptLimits, ({ user }) => user?.email),
  ...twoFactorEndpoints,
]

import type { CollectionBeforeOperationHook } from 'payload'
import { ValidationError } from 'payload'

const SHORTEST = 12
const LONGEST = 200

/** Checked before the operation: a password that is reset by mail passes no other hook. */
export const checkPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return
  const password = (args as { data?: { password?: unknown } }).data?.password
  if (typeof password !== 'string' || password === '') return
  if (password.length < SHORTEST) refuse(`A password has at least ${SHORTEST} characters.`)
  if (password.length > LONGEST) refuse(`A password has at most ${LONGEST} characters.`)

  function refuse(message: string): never {
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }], req }, req.t)
  }
}

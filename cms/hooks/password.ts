import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { passwordProblem } from '../accounts/password-strength.ts'

/**
 * Refuses short, common, and repetitive passwords wherever one is chosen: for a new account, in an account, or through
 * an emailed link.
 */
export const checkPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (password === undefined || password === null || password === '') return data
  const { name = '', email = '' } = { ...originalDoc, ...data }
  const own = [name, email, originalDoc?.email].filter((word): word is string => typeof word === 'string')
  const message = typeof password === 'string' ? await passwordProblem(password, own) : 'A password is text.'
  if (message) throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }], req }, req.t)
  return data
}

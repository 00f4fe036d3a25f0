import type { FieldHook } from 'payload'
import { open, seal } from '../accounts/secret-box.ts'

/** The format of what is stored. A later one gets its own prefix, so that both can be read. */
const VERSION = 'v1.'
export const SEALED_FOR = { purpose: 'lead webhook secret', owner: 'mail-settings' }
const MIN_LENGTH = 16
const MAX_LENGTH = 200

/** What everyone reads instead of the secret. A form sends it back for a secret that stays. */
export const SECRET_IN_PLACE = '•'.repeat(MIN_LENGTH)

/** Encrypts the secret with which leads are signed, for the database. */
export const sealLeadSecret = (secret: string) => VERSION + seal(secret, SEALED_FOR)

/** Returns the secret, or undefined if it was changed or encrypted with another `PAYLOAD_SECRET`. */
export function openLeadSecret(sealed: string): string | undefined {
  if (!sealed.startsWith(VERSION)) return undefined
  try {
    return open(sealed.slice(VERSION.length), SEALED_FOR)
  } catch {
    return undefined
  }
}

/** Encrypts a new secret, and keeps the stored one where the form was left as it is. */
export const sealNewSecret: FieldHook = ({ siblingDocWithLocales, value }) => {
  if (value === SECRET_IN_PLACE) return siblingDocWithLocales?.secret ?? null
  const isNew = typeof value === 'string' && value !== '' && checkLeadSecret(value) === true
  // A restored version contains an encrypted secret.
  return isNew && openLeadSecret(value) === undefined ? sealLeadSecret(value) : value
}

export const hideSecret: FieldHook = ({ value }) => (value ? SECRET_IN_PLACE : value)

/** Returns true, or why a secret cannot be used. Asked about what is typed and about what is stored. */
export function checkLeadSecret(value: unknown): true | string {
  const secret = String(value ?? '')
  if (secret === '' || secret === SECRET_IN_PLACE || openLeadSecret(secret) !== undefined) return true
  if (secret.includes('•')) return 'Enter the whole new secret, or reload the page to keep the one you have.'
  if (secret.length < MIN_LENGTH) return `Use at least ${MIN_LENGTH} characters, or leave it empty.`
  return secret.length <= MAX_LENGTH || `Use at most ${MAX_LENGTH} characters.`
}

import { linkToken } from '../newsletter/link-token.ts'

/**
 * Returns the token of the links to confirm and to end a monthly audit. The database has no link: see
 * `cms/newsletter/link-token.ts`.
 */
export const watchToken = (watch: { id: number; token: string }, secret?: string): string =>
  linkToken('monthly audit link', watch, secret)

import type { Fields } from './permission.ts'

/** A part of a collection or global whose change requires the password or a code again. */
export type ConfirmedChange = {
  create?: true
  /** A group stands for everything in it. */
  fields: Fields
  /** Endpoints of the collection, as they are declared. */
  endpoints?: string[]
}

/**
 * Changes by which a stolen session, or a script that runs in somebody's browser, could gain lasting access. The server
 * makes them only if the person has confirmed their identity in this session within the last ten minutes. API keys
 * never make them. `permissions.ts` decides who may make them at all; `cms/confirmation/` enforces this table.
 */
export const confirmedChanges: Record<string, ConfirmedChange> = {
  users: {
    create: true,
    fields: 'email password roles',
    endpoints: ['/two-factor/begin', '/two-factor/confirm', '/two-factor/recovery-codes', '/two-factor/off'],
  },
  // The person who accepts one gets an account with its roles.
  invitations: { create: true, fields: 'email roles', endpoints: ['/:id/resend'] },
  'api-keys': { create: true, fields: 'name scopes expiresAt revoked', endpoints: ['/:id/secret'] },
  // Code of other companies, on every page of the site.
  brand: { fields: 'embeds' },
}

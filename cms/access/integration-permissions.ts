import { moves, own, type Permission } from './permission.ts'

const KEY = 'name scopes expiresAt revoked'
const OWN_KEYS = { create: true, fields: KEY, rows: own('owner'), delete: own('owner') } as const

/** The part of the table in `permissions.ts` about other programs and sites. */
export const integrationPermissions: Record<string, Permission> = {
  // ── Integrations: people make keys for themselves; only administrators send content elsewhere ──
  'api-keys': {
    read: { admin: true, editor: own('owner'), hr: own('owner') },
    write: {
      // Also the keys of others; a key never allows more than its owner may do.
      admin: { fields: KEY, delete: true },
      editor: OWN_KEYS,
      hr: OWN_KEYS,
    },
    server: 'owner lastUsedAt start',
    secret: 'hash',
  },
  webhooks: {
    read: { admin: true },
    write: { admin: { create: true, fields: 'name url subscriptions active', delete: true } },
    server: 'failingSince offReason',
    secret: 'sealedSecret',
  },
  'webhook-messages': {
    read: { admin: true },
    write: { admin: { fields: 'status', delete: true } },
    changes: {
      status: moves(
        { failed: ['waiting'] },
        'You can only repeat a failed delivery: set its status from “Failed” to “Waiting”.',
      ),
    },
    server: `type about webhook messageId body responseStatus responseExcerpt lastError attempts firstTriedAt
      deliveredAt`,
  },

  // ── Sites of others that visitors examine: visitors hold the keys, the report is in a table of its own ──
  audits: {
    read: { sales: true },
    write: { sales: { fields: 'remarks', delete: true } },
    server: `url host state score verdict message first pages maxPages lead email finishedAt monthly shareKey progress
      sends`,
    secret: 'key network revision hasScheme stopAsked again runner leasedUntil crashes',
  },

  // Consent is evidence: visitors confirm it, and staff may only end it.
  'audit-watches': {
    read: { sales: true },
    write: { sales: { delete: true } },
    server: 'host url email state confirmedAt nextAt audit failures failingSince',
    secret: 'askedAt token maxPages hasScheme findings compared',
  },

  // ── Moving an old site in: administrators upload, start, and stop through endpoints ──
  imports: {
    read: { admin: true },
    write: { admin: { delete: true } },
    server: `name system size received state siteUrl comments tags fetchesPictures types done total counts lines message
      reportOf finishedAt`,
    secret: 'runner',
  },
}

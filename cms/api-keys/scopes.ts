import type { Access, CollectionBeforeOperationHook, GlobalBeforeOperationHook, PayloadRequest } from 'payload'
import { APIError } from 'payload'

/** What a key may do with a kind of content. Each includes the one before. */
export const accessLevels = ['read', 'drafts', 'publish'] as const
export type AccessLevel = (typeof accessLevels)[number]

/** The key with which a request authenticates, as `user.apiKey`: a session has none. */
export type KeyOfRequest = { id: number; scopes: Record<string, AccessLevel> }

type Rules = Record<string, Access>
type Scoped = { slug: string; hasDrafts: boolean }

/** Returns the key of a request, if it has one. */
export function keyOf(req: Pick<PayloadRequest, 'user'>): KeyOfRequest | undefined {
  return (req.user as { apiKey?: KeyOfRequest } | null)?.apiKey
}

/**
 * Narrows the access rules of a collection or global to what the key of a request lists. A rule of the table applies
 * besides, so a key never allows more than its owner may do. Without drafts, every write publishes.
 */
export function withinScopes<R extends Rules>(rules: R, { slug, hasDrafts }: Scoped): R {
  const needed: Record<string, AccessLevel> = {
    read: 'read',
    readVersions: 'read',
    create: hasDrafts ? 'drafts' : 'publish',
    update: hasDrafts ? 'drafts' : 'publish',
    delete: 'publish',
  }
  const narrowed = Object.entries(rules).map(([operation, rule]): [string, Access] => [
    operation,
    (asked) => allows(keyOf(asked.req), slug, needed[operation] ?? 'publish') && rule(asked),
  ])
  return Object.fromEntries(narrowed) as R
}

type Operation = {
  args: { data?: Record<string, unknown>; draft?: boolean }
  operation: string
  overrideAccess?: boolean | undefined
  req: PayloadRequest
}

/** Keeps a key that may only write drafts to drafts, also of what is published: that stays public as it is. */
export function keepToDrafts({ slug, hasDrafts }: Scoped) {
  const hook = ({ args, operation, overrideAccess, req }: Operation) => {
    const key = keyOf(req)
    if (!key || overrideAccess || allows(key, slug, 'publish')) return args
    if (operation === 'restoreVersion') throw refused(slug, 'restore versions')
    if (!hasDrafts || !['create', 'update'].includes(operation)) return args
    if (args.data?._status === 'published') throw refused(slug, 'publish')
    args.draft = true
    args.data = { ...args.data, _status: 'draft' }
    return args
  }
  return hook as unknown as CollectionBeforeOperationHook & GlobalBeforeOperationHook
}

function allows(key: KeyOfRequest | undefined, slug: string, needed: AccessLevel) {
  if (!key) return true
  const level = Object.hasOwn(key.scopes, slug) ? key.scopes[slug] : undefined
  return level !== undefined && accessLevels.indexOf(level) >= accessLevels.indexOf(needed)
}

const refused = (slug: string, what: string) =>
  new APIError(`This API key may not ${what} in “${slug}”. Nothing was saved.`, 403, undefined, true)

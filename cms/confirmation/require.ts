import {
  APIError,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import type { NeedsConfirmation } from '#platform/sessions/confirmation.ts'
import { type ConfirmedChange, confirmedChanges } from '../access/confirmed-changes.ts'
import { mayWrite } from '../access/field-access.ts'
import type { Permission } from '../access/permission.ts'
import { type Holder, isHeldBy } from '../access/roles.ts'
import { twoFactorState } from '../accounts/two-factor/store.ts'
import { keyOf } from '../api-keys/scopes.ts'
import { refusal } from '../endpoints/responses.ts'
import { changesValue } from './changes-value.ts'
import { isConfirmed } from './sessions.ts'

type Data = Record<string, unknown>
type Args = { id?: number | string; data?: Data }

const NEEDED = 'This change needs your password or a code again. Nothing was saved.'
const NOT_BY_KEY = 'No API key may make this change. Make it in the back office.'

/**
 * Returns the hook of a collection that refuses what the table of confirmed changes lists unless the person has
 * confirmed it, for every way to write; none for a collection that is not in the table.
 */
export function requireConfirmation(slug: string, permission: Permission): CollectionBeforeOperationHook[] {
  const change = confirmedChanges[slug]
  return change ? [ofCollection(slug, change, permission)] : []
}

/** Returns the same hook for a global. */
export function requireConfirmationOfGlobal(slug: string, permission: Permission): GlobalBeforeOperationHook[] {
  const change = confirmedChanges[slug]
  return change ? [ofGlobal(slug, change, permission)] : []
}

/** Returns the endpoints of a collection. Those in the table are closed to a session that is not confirmed. */
export function withConfirmation({
  slug,
  endpoints,
}: SanitizedCollectionConfig): SanitizedCollectionConfig['endpoints'] {
  const paths = confirmedChanges[slug]?.endpoints ?? []
  return endpoints ? endpoints.map((one) => (paths.includes(one.path) ? confirmed(one) : one)) : endpoints
}

function ofCollection(slug: string, change: ConfirmedChange, permission: Permission): CollectionBeforeOperationHook {
  return ({ args, operation, overrideAccess, req }) => {
    if (overrideAccess || !req.user) return args
    const { id, data = {} } = args as Args
    if (operation === 'restoreVersion' || (operation === 'create' && change.create && mayCreate(req, permission)))
      return refuseUnconfirmed(req)
    const names = operation === 'update' ? changed(change, permission, req, data) : []
    if (names.length === 0) return args
    // A bulk edit concerns rows that are not known yet.
    const stored = id === undefined ? undefined : () => findStored(req, slug, id)
    return refuseChanges(req, { names, data, stored })
  }
}

function ofGlobal(slug: string, change: ConfirmedChange, permission: Permission): GlobalBeforeOperationHook {
  return ({ args, operation, overrideAccess, req }) => {
    if (overrideAccess || !req.user) return args
    if (operation === 'restoreVersion') return refuseUnconfirmed(req)
    const data: Data = args.data ?? {}
    const names = operation === 'update' ? changed(change, permission, req, data) : []
    if (names.length === 0) return args
    return refuseChanges(req, { names, data, stored: () => findGlobal(req, slug) })
  }
}

const confirmed = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: async (req) => {
    // Without an account, the endpoint itself says what is missing.
    if (!req.user || (await isConfirmed(req))) return endpoint.handler(req)
    return refusal(403, NEEDED, { data: await needsOf(req) })
  },
})

/** Fields of the table that the account may write and that the request names. The password is outside the fields. */
function changed({ fields }: ConfirmedChange, permission: Permission, { user }: PayloadRequest, data: Data) {
  const names = fields.split(/\s+/).filter((name) => data[name] !== undefined)
  return names.filter((name) => name === 'password' || mayWrite(user, name, permission))
}

const mayCreate = ({ user }: PayloadRequest, { write }: Permission) =>
  Object.entries(write).some(([holder, grant]) => grant.create && isHeldBy(user, holder as Holder))

type Asked = { names: string[]; data: Data; stored: (() => Promise<Data>) | undefined }

async function refuseChanges(req: PayloadRequest, { names, data, stored }: Asked) {
  if (await isConfirmed(req)) return
  const before = stored && (await stored())
  if (!before || names.some((name) => changesValue(data[name], before[name]))) await refuse(req)
}

async function refuseUnconfirmed(req: PayloadRequest) {
  if (!(await isConfirmed(req))) await refuse(req)
}

/**
 * Refuses a change.
 * @throws {APIError} 403, to which the back office responds with a dialog
 */
async function refuse(req: PayloadRequest): Promise<never> {
  if (keyOf(req)) throw new APIError(NOT_BY_KEY, 403, undefined, true)
  throw new APIError(NEEDED, 403, await needsOf(req), true)
}

async function needsOf(req: PayloadRequest): Promise<NeedsConfirmation> {
  const { isOn } = await twoFactorState(req, Number(req.user?.id))
  return { code: 'needs-confirmation', hasTwoFactor: isOn }
}

async function findStored(req: PayloadRequest, slug: string, id: number | string): Promise<Data> {
  const options = { collection: slug as 'users', id, depth: 0, disableErrors: true, req } as const
  return ((await req.payload.findByID(options)) ?? {}) as unknown as Data
}

async function findGlobal(req: PayloadRequest, slug: string): Promise<Data> {
  return (await req.payload.findGlobal({ slug: slug as GlobalSlug, depth: 0, req })) as unknown as Data
}

import type { AuthStrategy, PayloadRequest, TypedUser } from 'payload'
import { apiKeyIn, hashOfKey, isOpenToKeys } from '#platform/sessions/api-key.ts'
import type { AccessLevel, KeyOfRequest } from './scopes.ts'

type Row = { id: number; owner: number; scopes: Record<string, AccessLevel> | null }

/**
 * Signs in the owner of an API key for one request, with the key attached: `scopes.ts` narrows what they may do. It
 * works only for paths that are open to keys, so that a key never replaces a session for accounts and exports.
 */
export const apiKeyStrategy: AuthStrategy = {
  name: 'api-key',
  authenticate: async ({ headers, payload, req }) => {
    const key = apiKeyIn({ authorization: headers.get('authorization') ?? undefined })
    const path = (req as PayloadRequest | undefined)?.pathname
    if (!key || !path || !isOpenToKeys(path)) return { user: null }
    const found = await useKey(payload, key)
    if (!found) return { user: null }
    const owner = await payload.findByID({ collection: 'users', id: found.owner, depth: 0, disableErrors: true })
    if (!owner) return { user: null }
    const apiKey: KeyOfRequest = { id: found.id, scopes: found.scopes ?? {} }
    const user = { ...owner, collection: 'users', _strategy: 'api-key', apiKey }
    return { user: user as TypedUser & { collection: 'users' } }
  },
}

/** Finds a key that is neither revoked nor expired, and notes its use, at most once a minute. */
async function useKey({ db: { pool } }: PayloadRequest['payload'], key: string): Promise<Row | undefined> {
  const { rows } = await pool.query<Row & { stale: boolean }>(
    `select id, owner_id as owner, coalesce(last_used_at < now() - interval '1 minute', true) as stale,
       (select jsonb_object_agg(content, access) from api_keys_scopes where _parent_id = api_keys.id) as scopes
     from api_keys
     where hash = $1 and revoked is not true and owner_id is not null
       and (expires_at is null or expires_at > now())`,
    [hashOfKey(key)],
  )
  const [row] = rows
  if (row?.stale) await pool.query('update api_keys set last_used_at = now() where id = $1', [row.id])
  return row
}

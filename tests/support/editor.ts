import { permissions } from '#cms/access/permissions.ts'
import { inject } from './product.ts'

type Fields = Record<string, unknown>
export type Login = { email: string; password: string }

/** Tokens of sessions by login and origin: hashing a password for every test file would take minutes. */
const tokens = new Map<string, string>()

const withTrash = new Set(
  Object.keys(permissions).filter((slug) => Object.values(permissions[slug]?.write ?? {}).some(({ trash }) => trash)),
)

type DocumentResponse = {
  doc?: Fields & { id: number }
  result?: Fields
  docs?: (Fields & { id: number })[]
  errors?: { message: string; data?: { code?: string } }[]
}

/** Responses have the ids of other documents, not their content, which takes as long to read as the rest. */
const ALONE = 'depth=0'

/**
 * Signs in to the CMS's HTTP API, or returns the session of before while it lasts.
 * @returns the session's token, which is also the value of its cookie
 * @throws {Error} if the login fails
 */
export async function sessionToken(origin: string, login: Login) {
  const key = JSON.stringify([origin, login])
  const known = tokens.get(key)
  if (known && (await isSignedIn(origin, known))) return known
  const response = await fetch(`${origin}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(login),
  })
  if (!response.ok) throw new Error(`Login answered ${response.status}: ${await response.text()}`)
  const { token } = (await response.json()) as { token: string }
  tokens.set(key, token)
  return token
}

/**
 * Gives the password of a session again, as the dialog of the back office does: `cms/access/confirmed-changes.ts`.
 * @throws {Error} if it is refused
 */
export async function confirmSession(
  origin: string,
  headers: Record<string, string>,
  { password }: Pick<Login, 'password'>,
) {
  const response = await fetch(`${origin}/cms-api/users/confirm`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', origin },
    body: JSON.stringify({ password }),
  })
  if (!response.ok) throw new Error(`Confirming answered ${response.status}: ${await response.text()}`)
}

async function isSignedIn(origin: string, token: string) {
  const response = await fetch(`${origin}/cms-api/users/me`, { headers: { authorization: `JWT ${token}`, origin } })
  const { user } = (await response.json()) as { user?: unknown }
  return Boolean(user)
}

/**
 * Signs in to the CMS's HTTP API as the administrator, by default through the site of the test's own product.
 * @throws {Error} if the login fails; the returned functions throw if a request fails. They confirm what has to be
 * confirmed
 */
export async function signIn(origin = inject('siteUrl'), administrator = inject('administrator')) {
  const base = `${origin}/cms-api`
  const token = await sessionToken(origin, administrator)
  const headers = { 'content-type': 'application/json', authorization: `JWT ${token}`, origin }
  const call = async (method: string, path: string, body?: Fields) => {
    const send = () => fetch(base + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    let response = await send()
    let answer = (await response.json()) as DocumentResponse
    if (answer.errors?.[0]?.data?.code === 'needs-confirmation') {
      await confirmSession(origin, headers, administrator)
      response = await send()
      answer = (await response.json()) as DocumentResponse
    }
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer.errors ?? answer)}`)
    return answer
  }
  return {
    headers,
    create: async (collection: string, data: Fields) =>
      (await call('POST', `/${collection}?${ALONE}`, data)).doc as Fields & { id: number },
    update: async (collection: string, id: number, data: Fields) =>
      (await call('PATCH', `/${collection}/${id}?${ALONE}`, data)).doc as Fields & { id: number },
    /** Deletes a document for good, through the trash if there is one, even if an open page still locks it. */
    remove: async (collection: string, id: number) => {
      const path = `/${collection}/${id}?overrideLock=true&${ALONE}`
      if (!withTrash.has(collection)) return call('DELETE', path)
      await call('PATCH', `${path}&trash=true`, { deletedAt: new Date().toISOString() })
      return call('DELETE', `${path}&trash=true`)
    },
    find: async (collection: string, query = '') => (await call('GET', `/${collection}?${query}`)).docs ?? [],
    updateGlobal: (slug: string, data: Fields) => call('POST', `/globals/${slug}?${ALONE}`, data),
    readGlobal: (slug: string) => call('GET', `/globals/${slug}`) as Promise<Fields>,
  }
}

/** Returns a published post with only the required fields. */
export function minimalPost(slug: string, more: Fields = {}) {
  return {
    title: `Title of ${slug}`,
    slug,
    excerpt: 'Words of an excerpt.',
    publishDate: '2026-11-20T12:00:00.000Z',
    _status: 'published',
    ...more,
  }
}

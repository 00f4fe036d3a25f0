import { query } from './database.ts'
import { confirmSession, signIn } from './editor.ts'
import { inject } from './product.ts'

const PASSWORD = 'a long password of an account'

export type Account = Awaited<ReturnType<typeof makeAccount>>

/**
 * Creates an account for the back office, as the administrator.
 * @throws {Error} if the administrator cannot sign in or the account is rejected
 */
export async function makeAccount(name: string, roles: string[]) {
  const account = { email: `${name.toLowerCase().replaceAll(' ', '.')}@accounts.example`, password: PASSWORD }
  const administrator = await signIn()
  await query('delete from users where email = $1', [account.email])
  const { id } = await administrator.create('users', { ...account, name, roles })
  return { ...account, id, remove: () => administrator.remove('users', id) }
}

/** Signs in over HTTP. Returns the whole response, for its status and its cookie. */
export function logIn({ email, password }: { email: string; password: string }, headers: Record<string, string> = {}) {
  return cms('POST', '/users/login', { email, password }, headers)
}

/** Posts to a call of the CMS as if from this IP address. */
export function cmsFrom(ip: string, path: string, body: unknown) {
  return fetch(`${inject('adminUrl')}/cms-api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  })
}

/**
 * Signs an account in and returns its request headers.
 * @throws {Error} if the login fails
 */
export async function headersOf(account: Account) {
  const response = await logIn(account)
  if (!response.ok) throw new Error(`Login of ${account.email} failed with ${response.status}.`)
  const { token } = (await response.json()) as { token: string }
  return { authorization: `JWT ${token}` }
}

/**
 * Signs an account in, gives its password once more, and returns its request headers: for ten minutes, it may make the
 * changes that have to be confirmed.
 * @throws {Error} if the login or the confirmation fails
 */
export async function confirmedHeadersOf(account: Account) {
  const headers = await headersOf(account)
  await confirmSession(inject('siteUrl'), headers, account)
  return headers
}

/** Requests a path of the CMS's HTTP API through the site. */
export function cms(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const isForm = body instanceof FormData
  return fetch(`${inject('siteUrl')}/cms-api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      origin: inject('siteUrl'),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
}

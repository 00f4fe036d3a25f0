import { query } from './database.ts'
import { signIn } from './editor.ts'
import { inject } from './product.ts'

const PASSWORD = 'a long password of an account'

export type Account = Awaited<ReturnType<typeof makeAccount>>

/** Somebody who may enter the back office, made by the administrator. */
export async function makeAccount(name: string, roles: string[]) {
  const account = { email: `${name}@accounts.example`, password: PASSWORD }
  const administrator = await signIn()
  await query('delete from users where email = $1', [account.email])
  const { id } = await administrator.create('users', { ...account, name, roles })
  return { ...account, id, remove: () => administrator.remove('users', id) }
}

/** A login over HTTP: the whole answer, for its status and its cookie. */
export function logIn({ email, password }: { email: string; password: string }, headers: Record<string, string> = {}) {
  return cms('POST', '/users/login', { email, password }, headers)
}

/** One call of those that sign somebody in, from an IP address of its own choice. */
export function cmsFrom(ip: string, path: string, body: unknown) {
  return fetch(`${inject('adminUrl')}/cms-api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  })
}

/** Headers of somebody who is logged in. */
export async function headersOf(account: Account) {
  const response = await logIn(account)
  if (!response.ok) throw new Error(`Login of ${account.email} answered ${response.status}.`)
  const { token } = (await response.json()) as { token: string }
  return { authorization: `JWT ${token}` }
}

/** One call of the CMS's own HTTP API through the site. */
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

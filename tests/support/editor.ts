import { inject } from './product.ts'

type Fields = Record<string, unknown>

/**
 * Signs in to the CMS's HTTP API as the administrator, by default through the site of the test's own product.
 * @throws {Error} if the login fails; the returned functions throw if a request fails
 */
export async function signIn(origin = inject('siteUrl'), administrator = inject('administrator')) {
  const base = `${origin}/cms-api`
  const login = await fetch(`${base}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(administrator),
  })
  if (!login.ok) throw new Error(`Login answered ${login.status}: ${await login.text()}`)
  const { token } = (await login.json()) as { token: string }
  const headers = { 'content-type': 'application/json', authorization: `JWT ${token}`, origin }
  const call = async (method: string, path: string, body?: Fields) => {
    const response = await fetch(base + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    const answer = (await response.json()) as {
      doc?: Fields & { id: number }
      result?: Fields
      docs?: (Fields & { id: number })[]
      errors?: { message: string }[]
    }
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer.errors ?? answer)}`)
    return answer
  }
  return {
    headers,
    create: async (collection: string, data: Fields) =>
      (await call('POST', `/${collection}`, data)).doc as Fields & { id: number },
    update: async (collection: string, id: number, data: Fields) =>
      (await call('PATCH', `/${collection}/${id}`, data)).doc as Fields & { id: number },
    /** Deletes a document, even if an open page still locks it. */
    remove: (collection: string, id: number) => call('DELETE', `/${collection}/${id}?overrideLock=true`),
    find: async (collection: string, query = '') => (await call('GET', `/${collection}?${query}`)).docs ?? [],
    updateGlobal: (slug: string, data: Fields) => call('POST', `/globals/${slug}`, data),
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

import pg from 'pg'
import { expect, test } from 'vitest'
import { newApiKey } from '#platform/sessions/api-key.ts'
import { sessionToken } from '../support/editor.ts'
import { inject } from '../support/product.ts'

test('R6 while the account of a request cannot be looked up, the back office answers 503, never as to nobody', async () => {
  const url = inject('siteUrl')
  const cookie = `prairie-token=${await sessionToken(url, inject('administrator'))}`
  const key = { authorization: `Bearer ${newApiKey().key}` }
  const signedIn = { cookie, origin: url }
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(url + path, { redirect: 'manual', headers: signedIn, ...init })
    const body = await response.text()
    return {
      path,
      status: response.status,
      retry: response.headers.get('retry-after'),
      names: /"user":null/.test(body),
    }
  }
  const paths = ['/cms-api/users/me', '/cms-api/posts', '/cms-api/globals/brand', '/admin', '/admin/collections/posts']
  for (const path of paths) expect(await ask(path)).toMatchObject({ status: 200 })
  const blocker = new pg.Client({ connectionString: inject('databaseUrl') })
  await blocker.connect()
  try {
    // Queries of a page end after a few seconds.
    await blocker.query('begin')
    await blocker.query('lock table users, users_sessions, api_keys in access exclusive mode')
    const results = await Promise.all([
      ...paths.map((path) => ask(path)),
      ask('/cms-api/posts/1', {
        method: 'PATCH',
        body: '{}',
        headers: { ...signedIn, 'content-type': 'application/json' },
      }),
      ask('/cms-api/posts', { headers: key }),
      ask('/api/seo-links', {
        method: 'POST',
        body: JSON.stringify({ urls: ['https://agency.example/'] }),
        headers: { ...signedIn, 'content-type': 'application/json' },
      }),
    ])
    for (const result of results) expect(result).toMatchObject({ status: 503, retry: expect.any(String), names: false })
  } finally {
    await blocker.query('rollback')
    await blocker.end()
  }
  for (const path of paths) expect(await ask(path)).toMatchObject({ status: 200 })
})

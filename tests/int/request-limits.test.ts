import { request } from 'node:http'
import { expect, test } from 'vitest'
import { withSite } from '../support/another-site.ts'

test('row 19: a form has one counter, however its path is written', async () => {
  // A visitor whom no other test has counted.
  await withSite({ FORM_LIMIT: '2', SITE_INDEXING: 'off', TRUSTED_PROXIES: '1' }, async (url) => {
    const spellings = [
      '/api/create-quote',
      '/api/create-quote/',
      '/api//create-quote',
      '/api/%63reate-quote',
      '/x/../api/create-quote',
    ]
    const statuses: number[] = []
    for (const path of spellings) statuses.push((await post(url, path)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(spellings.length - 2)
    // Another capitalization is another address, where nothing is taken.
    expect((await post(url, '/API/create-quote')).status).toBe(405)
    expect([404, 429]).toContain((await post(url, '/api/Create-Quote')).status)
  })
})

/** `fetch` would normalize the path itself. */
function post(url: string, path: string) {
  const { hostname, port } = new URL(url)
  return new Promise<{ status: number }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': 2, 'x-forwarded-for': '198.51.100.219' }
    const sent = request({ hostname, port, path, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0 }))
    })
    sent.on('error', reject).end('{}')
  })
}

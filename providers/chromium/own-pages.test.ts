import { expect, test } from 'vitest'
import { standInSurroundings } from '#tests/support/egress.ts'
import { checkTarget } from '../http/check-target.ts'
import { onlyOwnSite, ownOrigin } from './own-pages.ts'

test.each([
  ['0.0.0.0', 'http://127.0.0.1:4321'],
  ['localhost', 'http://127.0.0.1:4321'],
  ['10.1.2.3', 'http://10.1.2.3:4321'],
  ['::1', 'http://[::1]:4321'],
])('the site that listens on %s is at %s', (host, origin) => {
  expect(ownOrigin({ host, port: 4321 }).origin).toBe(origin)
})

test('what is printed reaches the site of this machine, and no other port, host, or name', async () => {
  const { surroundings } = standInSurroundings({ names: { 'shop.example': ['203.0.113.7'] } })
  const own = onlyOwnSite(surroundings, { host: '0.0.0.0', port: 4321 })
  const check = (url: string) => checkTarget(url, own, AbortSignal.timeout(1_000))
  expect((await check('http://127.0.0.1:4321/audit/')).ips).toEqual(['127.0.0.1'])
  for (const url of [
    ...['http://127.0.0.1:4322/', 'http://shop.example/', 'http://198.51.100.1/', 'http://8.8.8.8/'],
    ...['http://localhost:4321/', 'http://127.0.0.2:4321/', 'http://[::1]:4321/'],
  ])
    await expect(check(url), url).rejects.toMatchObject({ kind: 'refused' })
})

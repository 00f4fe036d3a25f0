import { expect, test, vi } from 'vitest'
import { createRedirects, locationOf, type Redirect } from './redirects.ts'

const siteUrl = 'https://agency.example'
const rows: Redirect[] = [
  { from: '/old-page/', to: '/blog', type: '301' },
  { from: '/Old Form', to: 'https://elsewhere.example/form?a=1', type: '308' },
  { from: '/gone', type: '410' },
]
const onError = vi.fn()

test('S-23 an old path leads to the new canonical path in one hop, with its query', async () => {
  const redirects = createRedirects({ load: async () => rows, siteUrl, onError })
  for (const path of ['/old-page', '/old-page/', '/OLD-page'])
    expect(await redirects.find(path, 'utm_source=mail')).toEqual({
      status: 301,
      location: '/blog/?utm_source=mail',
    })
  expect(await redirects.find('/old%20form/', 'b=2')).toEqual({
    status: 308,
    location: 'https://elsewhere.example/form?a=1&b=2',
  })
  expect(await redirects.find('/gone/')).toEqual({ status: 410 })
  expect(await redirects.find('/blog/')).toBeUndefined()
})

test.each([
  ['/blog#new', 'a=1', '/blog/?a=1#new'],
  ['/contact-us?subject=seo', '', '/contact-us/?subject=seo'],
  ['https://agency.example/portfolio/', '', '/portfolio'],
  ['//evil.example/', '', 'https://evil.example/'],
  ['http://[', '', '/'],
])('S-23 %s with the query “%s” leads to %s', (to, query, location) => {
  expect(locationOf(to, query, siteUrl)).toBe(location)
})

test('S-23 only a changed redirect reloads the table', async () => {
  let to = '/first/'
  const load = vi.fn(async (): Promise<Redirect[]> => [{ from: '/a', to, type: '301' }])
  const redirects = createRedirects({ load, siteUrl, onError })
  expect(await redirects.find('/a')).toMatchObject({ location: '/first/' })
  to = '/second/'
  redirects.invalidate(['posts'])
  expect(await redirects.find('/a')).toMatchObject({ location: '/first/' })
  redirects.invalidate(['redirects'])
  expect(await redirects.find('/a')).toMatchObject({ location: '/second/' })
  redirects.invalidate(undefined)
  await redirects.find('/a')
  expect(load).toHaveBeenCalledTimes(3)
})

test('S-23 while the database is down, the last table is used, and the next attempt replaces it', async () => {
  vi.useFakeTimers()
  let isAway = false
  const load = async () => {
    if (isAway) throw new Error('away')
    return rows
  }
  const redirects = createRedirects({ load, siteUrl, onError })
  await redirects.find('/gone')
  isAway = true
  redirects.invalidate(undefined)
  expect(await redirects.find('/gone')).toEqual({ status: 410 })
  expect(onError).toHaveBeenCalled()
  isAway = false
  rows.push({ from: '/new', to: '/', type: '301' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await redirects.find('/new')).toEqual({ status: 301, location: '/' })
  vi.useRealTimers()
})

test('S-23 an older read does not replace a newer table', async () => {
  const first = Promise.withResolvers<Redirect[]>()
  const load = vi
    .fn<() => Promise<Redirect[]>>()
    .mockReturnValueOnce(first.promise)
    .mockResolvedValueOnce([{ from: '/a', to: '/new/', type: '301' }])
  const redirects = createRedirects({ load, siteUrl, onError })
  redirects.invalidate(['redirects'])
  await redirects.find('/a')
  first.resolve([{ from: '/a', to: '/old/', type: '301' }])
  await first.promise
  expect(await redirects.find('/a')).toMatchObject({ location: '/new/' })
})

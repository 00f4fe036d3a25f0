import { expect, test } from 'vitest'
import { preloadRules } from './hsts-preload.ts'
import type { Hop } from './page.ts'

const hop = (url: string, more: Partial<Hop> = {}): Hop => ({
  url,
  status: more.location ? 301 : 200,
  statusText: '',
  headers: [],
  httpVersion: '1.1',
  ip: '93.184.216.34',
  timing: { dns: null, connect: null, tls: null, firstByte: 0, total: 0 },
  ...more,
})
const https = (value: string, url = 'https://shop.com/') => [
  hop(url, { headers: [['strict-transport-security', value]] }),
]
const toHttps = [hop('http://shop.com/', { location: 'https://shop.com/' })]
const GOOD = 'max-age=31536000; includeSubDomains; preload'

/** Verdicts of rules by their first distinguishing word, in order. */
const verdicts = (...seen: Parameters<typeof preloadRules>) => preloadRules(...seen)?.map(({ isMet }) => isMet)

test('a site that meets every rule that can be seen', () => {
  expect(verdicts({ domain: 'shop.com', https: https(GOOD), http: toHttps })).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    null,
  ])
  expect(verdicts({ domain: 'shop.com', https: https(GOOD), http: null })?.[2]).toBe(true)
})

test.each([
  ['a second less than a year', 'max-age=31535999; includeSubDomains; preload', 3],
  ['no includeSubDomains', 'max-age=63072000; preload', 4],
])('%s breaks one rule', (_, value, at) => {
  const rules = verdicts({ domain: 'shop.com', https: https(value), http: toHttps })
  expect(rules?.flatMap((isMet, nth) => (isMet === false ? [nth] : []))).toEqual([at])
})

test.each([
  ['http redirects to another host first', [hop('http://shop.com/', { location: 'https://www.shop.com/' })], false],
  ['http shows a page', [hop('http://shop.com/')], false],
  ['http redirects to http', [hop('http://shop.com/', { location: 'http://shop.com/home' })], false],
  ['the response over http is unknown', undefined, null],
] as const)('%s', (_, http, isMet) => {
  expect(verdicts({ domain: 'shop.com', https: https(GOOD), http: http && [...http] })?.[2]).toBe(isMet)
})

test('a subdomain cannot be submitted; the header of a redirect counts, not that of the page behind it', () => {
  expect(verdicts({ domain: 'shop.com', https: https(GOOD, 'https://www.shop.com/'), http: null })?.[0]).toBe(false)
  const redirect = hop('https://shop.com/', { location: 'https://www.shop.com/' })
  expect(preloadRules({ domain: 'shop.com', https: [redirect, ...https(GOOD)], http: null })).toBeUndefined()
})

test.each(['max-age=31536000; includeSubDomains', 'preload', 'max-age=1; max-age=2; preload'])(
  'a header that does not ask for the list, or that browsers ignore, has no rules: %s',
  (value) => expect(preloadRules({ domain: 'shop.com', https: https(value), http: null })).toBeUndefined(),
)

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commonHeaders } from './common-headers.ts'
import { sitePagePolicy, withoutThirdParties } from './content-security-policy.ts'

const policyOf = (more: Partial<Parameters<typeof sitePagePolicy>[0]> = {}) =>
  sitePagePolicy({ siteUrl: 'https://agency.example', ...more })

test('S-31 the only inline script that runs is the one with a hash in the policy', () => {
  // The hash of `alert(1)` as the CSP specification counts it, computed with openssl.
  expect(policyOf({ inlineScripts: ['alert(1)'] })).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  )
  expect(policyOf()).toMatch(/script-src 'self';/)
})

test('R-066 R-067 a scheduler or chat is allowed only if its URL is set', () => {
  expect(policyOf()).not.toContain('frame-src')
  const policy = policyOf({
    embeds: { bookingUrl: 'https://meet.example/agency?x=1', chatUrl: 'https://chat.example/widget.js' },
  })
  expect(policy).toContain('frame-src https://meet.example https://chat.example')
  expect(policy).toContain("script-src 'self' https://chat.example")
  expect(policyOf({ embeds: { bookingUrl: 'not an address' } })).not.toContain('frame-src')
})

test('§5 S-31 the policy allows the hosts that editors set where they are needed, and no others', () => {
  const policy = policyOf({
    inlineStyles: ['p{}'],
    embeds: {
      chatUrl: 'https://chat.example/widget.js',
      chatOrigins: ['wss://live.chat.example', "https://x.example; script-src 'unsafe-inline'"],
      tags: [{ url: 'https://tags.example/t.js?id=1', origins: ['https://*.collect.example'] }],
    },
  })
  const directive = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `))
  expect(directive('script-src')).toBe(
    "script-src 'self' https://chat.example https://tags.example https://*.collect.example",
  )
  expect(directive('connect-src')).toBe(
    "connect-src 'self' https://chat.example wss://live.chat.example https://tags.example https://*.collect.example",
  )
  expect(directive('frame-src')).toBe('frame-src https://chat.example')
  // The hash of `p{}`, computed with openssl.
  expect(directive('style-src')).toBe(
    "style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=' https://chat.example",
  )
  expect(policy).not.toContain('x.example')
})

test('§5 a chat that is a page may be framed, and nothing else', () => {
  const policy = policyOf({ embeds: { chatUrl: 'https://chat.example/room' } })
  expect(policy).toContain('frame-src https://chat.example')
  expect(policy).toMatch(/script-src 'self';/)
  expect(policy.match(/chat\.example/g)).toHaveLength(1)
})

test('§5 S-31 without third parties and a brand, the policy stays strict', () => {
  expect(policyOf()).not.toMatch(/https?:/)
  expect(policyOf()).not.toContain('media-src')
})

test('§4 a video is allowed only on its page', () => {
  expect(policyOf({ videos: { frames: [] } })).not.toMatch(/frame-src|media-src/)
  const policy = policyOf({
    embeds: { bookingUrl: 'https://meet.example/a' },
    videos: { frames: ['https://www.youtube-nocookie.com'], files: ['https://cdn.example'] },
  })
  expect(policy).toContain('frame-src https://meet.example https://www.youtube-nocookie.com;')
  expect(policy).toContain("media-src 'self' https://cdn.example;")
  expect(policyOf({ videos: { frames: [], files: [] } })).toContain("media-src 'self';")
})

test.each(['https://a;script-src-elem', 'https://*', 'https://a,b', "https://'unsafe-inline'"])(
  'F4 D1 the host %s of a video or an embed adds nothing to the policy',
  (origin) => {
    const url = `${origin}/a.js`
    const policy = policyOf({
      embeds: { analyticsUrl: url, bookingUrl: url, chatUrl: url, tags: [{ url }] },
      videos: { frames: [origin], files: [origin, 'https://evil.example'] },
    })
    expect(policy).toBe(policyOf({ videos: { frames: [], files: ['https://evil.example'] } }))
  },
)

test('S-31 HSTS is sent over HTTPS only', () => {
  expect(commonHeaders('https://agency.example')).toHaveProperty('strict-transport-security')
  expect(commonHeaders('http://localhost:4321')).not.toHaveProperty('strict-transport-security')
})

test.each([
  ['off', 'max-age=0'],
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('S-31 HSTS=%s sends %s, and other subdomains are only included if asked for', (hsts, header) => {
  expect(commonHeaders('https://agency.example', hsts)['strict-transport-security']).toBe(header)
})

test('S-31 one file contains every policy', () => {
  const sources = globSync(
    '{admin,cms,development,engine,platform,providers,runs,site,tools,worker}/**/*.{ts,tsx,astro}',
  )
  const writing = sources.filter(
    (path) =>
      // The header checker explains the policies of other sites, so it contains their text.
      !/\.test\.tsx?$|node_modules|\.next|^tools\/http-header-checker\//.test(path) &&
      /\b(default|script|style)-src /.test(readFileSync(path, 'utf8')),
  )
  expect(writing).toEqual(['platform/http/content-security-policy.ts'])
})

test('F4 without third parties, a policy is that of a site without their scripts', () => {
  const videos = { frames: ['https://www.youtube-nocookie.com'] }
  const embeds = {
    analyticsUrl: 'https://measure.example/script.js',
    tags: [{ url: 'https://tags.example/t.js', origins: ['wss://live.tags.example'] }],
  }
  expect(withoutThirdParties(policyOf({ embeds, videos, hasTool: true }))).toBe(policyOf({ videos, hasTool: true }))
  const own = withoutThirdParties(
    policyOf({ embeds: { chatUrl: 'https://chat.example/widget.js', chatOrigins: ['wss://chat.example'] } }),
  )
  // The chat may still open in a frame, which has an origin of its own.
  expect(own.replace(/(?:frame|media)-src[^;]*; /g, '')).toBe(policyOf())
  expect(withoutThirdParties(policyOf({ videos }))).toBe(policyOf({ videos }))
})

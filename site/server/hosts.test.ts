import { expect, test } from 'vitest'
import { isAtAdminHost, placeOf } from './hosts.ts'

const setting = { siteUrl: 'https://agency.example', adminUrl: 'https://office.agency.example' }
const SITE = 'agency.example'
const OFFICE = 'office.agency.example'

type Asked = { method?: string; isStaff?: boolean; site?: string; mode?: string }
const place = (host: string | undefined, url: string, { method = 'GET', isStaff = true, site, mode }: Asked = {}) =>
  placeOf({ method, url, isStaff, headers: { host, 'sec-fetch-site': site, 'sec-fetch-mode': mode } }, setting)

test('F4 without ADMIN_URL, every host has the site and the back office', () => {
  const one = { siteUrl: 'https://agency.example', adminUrl: 'https://agency.example' }
  for (const url of ['/admin', '/cms-api/users', '/blog', '/preview/home', '/api/send-mail'])
    for (const host of [SITE, OFFICE, undefined])
      expect(placeOf({ method: 'POST', url, headers: { host }, isStaff: false }, one)).toBe('here')
})

test.each([
  [SITE, '/', 'here'],
  [SITE, '/blog?page=2', 'here'],
  [SITE, '/api/send-mail', 'here'],
  [SITE, '/administration/', 'here'],
  [SITE, '/admin/login?redirect=%2Fadmin', { location: 'https://office.agency.example/admin/login?redirect=%2Fadmin' }],
  [SITE, '/cms-api/users/login', 'not-found'],
  [SITE, '/_next/static/a.js', 'not-found'],
  ['127.0.0.1:4321', '/cms-api/users/me', 'not-found'],
  [undefined, '/cms-api/users/me', 'not-found'],
  [OFFICE, '/admin', 'here'],
  [OFFICE, '/cms-api/users/login', 'here'],
  [OFFICE, '/_next/static/a.js', 'here'],
  [OFFICE, '/preview/posts/12?page=%2Fblog', 'here'],
  [OFFICE, '/_astro/page.abc.css', 'here'],
  [OFFICE, '/images/prairie-signal/production/a-300x200.jpg?w=64', 'here'],
  [OFFICE, '/favicon.svg', 'here'],
  [OFFICE, '/api/seo-page', 'here'],
  [OFFICE, '/healthz', 'here'],
  ['OFFICE.agency.example:443', '/admin', 'here'],
  [OFFICE, '/', { location: 'https://agency.example/' }],
  [OFFICE, '/blog?page=2', { location: 'https://agency.example/blog?page=2' }],
  [OFFICE, '/sitemap.xml', { location: 'https://agency.example/sitemap.xml' }],
  [OFFICE, '/tools/runs/1', { location: 'https://agency.example/tools/runs/1' }],
] as const)('F4 with ADMIN_URL, %s%s is answered: %j', (host, url, expected) =>
  expect(place(host, url)).toEqual(expected),
)

test('F4 on the host of the back office, calls of the site need a session, and nothing is posted to its pages', () => {
  expect(place(OFFICE, '/api/send-mail', { isStaff: false })).toBe('not-found')
  expect(place(OFFICE, '/contact-us/', { method: 'POST' })).toBe('not-found')
  expect(place(SITE, '/admin', { method: 'POST' })).toBe('not-found')
})

test('F4 a script on a page of the site cannot call the back office, and a link there still opens it', () => {
  for (const site of ['same-site', 'cross-site']) {
    for (const url of ['/cms-api/users', '/admin', '/api/seo-page', '/preview/home'])
      expect(place(OFFICE, url, { site, mode: 'cors' })).toBe('cross-site')
    expect(place(OFFICE, '/cms-api/users', { site, mode: 'navigate', method: 'POST' })).toBe('cross-site')
    expect(place(OFFICE, '/admin/invitation/a', { site, mode: 'navigate' })).toBe('here')
  }
  expect(place(OFFICE, '/cms-api/users', { site: 'same-origin', mode: 'cors', method: 'POST' })).toBe('here')
})

test('F4 only the very host of ADMIN_URL is the one of the back office', () => {
  for (const host of ['evil.example', 'office.agency.example.evil.example', 'x@office.agency.example', 'a b', ''])
    expect([host, isAtAdminHost(host, setting)]).toEqual([host, false])
})

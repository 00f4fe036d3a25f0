import { expect, test } from 'vitest'
import { isVisit } from './is-visit.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

test.each([
  ['a person', true, 'GET', { 'user-agent': firefox, 'sec-fetch-dest': 'document' }],
  ['a browser without Fetch Metadata', true, 'GET', { 'user-agent': firefox }],
  ['a HEAD request', false, 'HEAD', { 'user-agent': firefox }],
  ['no name', false, 'GET', {}],
  [
    'Google',
    false,
    'GET',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['Bing', false, 'GET', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' }],
  ['a link preview', false, 'GET', { 'user-agent': 'facebookexternalhit/1.1' }],
  ['curl', false, 'GET', { 'user-agent': 'curl/8.5.0' }],
  ['a page loaded ahead', false, 'GET', { 'user-agent': firefox, 'sec-purpose': 'prefetch;prerender' }],
  ['a page in a frame', false, 'GET', { 'user-agent': firefox, 'sec-fetch-dest': 'iframe' }],
])('§6 %s counts as a visit: %s', (_who, isCounted, method, headers) => {
  expect(isVisit(method, headers)).toBe(isCounted)
})

import { expect, test } from 'vitest'
import { sentRequests } from './sent-requests.ts'

const none = new Map<string, number>()
const ips = new Map([['shop.example', ['1.1.1.1']]])
const counts = (result: unknown, requests: Map<string, number>) =>
  Object.fromEntries(sentRequests(result, { requests, ips }).map(({ host, count }) => [host, count]))

test('A8 each request of a page counts for its host, except refused requests and data URLs', () => {
  const requests = [
    { url: 'https://shop.example/' },
    { url: 'https://shop.example/a.js' },
    { url: 'http://cdn.example:8080/b.css' },
    { url: 'http://10.0.0.1/', refusal: 'This address is not public.' },
    { url: 'data:text/css,a' },
  ]
  expect(counts({ requests }, none)).toEqual({ 'shop.example': 2, 'cdn.example': 1 })
})

test('A8 a Lighthouse run counts its listed requests, or those the proxy saw if it has no result', () => {
  const items = [{ url: 'https://shop.example/' }, { url: 'https://shop.example/a.png' }]
  const report = { audits: { 'network-requests': { details: { items } } } }
  const seen = new Map([
    ['shop.example', 1],
    ['other.example', 3],
  ])
  expect(counts({ report }, seen)).toEqual({ 'shop.example': 2, 'other.example': 3 })
  expect(counts(undefined, seen)).toEqual({ 'shop.example': 1, 'other.example': 3 })
  expect(sentRequests(undefined, { requests: seen, ips })[0]).toEqual({
    host: 'shop.example',
    ips: ['1.1.1.1'],
    count: 1,
  })
})

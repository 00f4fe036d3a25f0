import { expect, test } from 'vitest'
import { sentRequests } from './sent-requests.ts'

const none = new Map<string, number>()
const counts = (...asked: Parameters<typeof sentRequests>) => Object.fromEntries(sentRequests(...asked))

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
})

import { expect, test } from 'vitest'
import { withoutPersonalData } from './without-personal-data.ts'

test.each([
  ['550 No mailbox ada.byron+seo@mail.example.co.uk here', '550 No mailbox [email] here'],
  ['connect ECONNREFUSED 192.0.2.17:5432', 'connect ECONNREFUSED [ip]:5432'],
  ['connect EHOSTUNREACH 2001:db8::17', 'connect EHOSTUNREACH [ip]'],
  ['GET https://shop.example/socks?email=ada&size=3 failed', 'GET https://shop.example/socks?[query] failed'],
  ['postgres://prairie:a-secret@db.example/site is down', 'postgres://[login]@db.example/site is down'],
  ['/book-a-call/q8Xw2_fJd0aZ71bc-Er5 was not found', '/book-a-call/[token] was not found'],
  ['No call from +1 (312) 555-0142', 'No call from [number]'],
  ['Key (email)=(ada@example.com) already exists.', 'Key (email)=([email]) already exists.'],
  ['relation "posts" has no column "slug_2" (line 12:45)', 'relation "posts" has no column "slug_2" (line 12:45)'],
  ['Timeout of 14,500 ms at 2026-11-28', 'Timeout of 14,500 ms at 2026-11-28'],
  ['Cannot read properties of undefined (reading ‘map’)', 'Cannot read properties of undefined (reading ‘map’)'],
  ['/blog/ten-thousand-words-about-one-small-shop', '/blog/ten-thousand-words-about-one-small-shop'],
])('R18 “%s” is reported as “%s”', (text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected)
})

test('a text of 5 MB is cut before it is searched', () => {
  expect(withoutPersonalData('a.'.repeat(2_500_000))).toHaveLength(1_000)
})

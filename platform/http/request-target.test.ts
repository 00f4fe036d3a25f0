import { expect, test } from 'vitest'
import { readRequestTarget, targetOf } from './request-target.ts'

test.each([
  ['/', '/'],
  ['/blog/', '/blog/'],
  ['/blog/a-post?utm_source=a&b=%20', '/blog/a-post?utm_source=a&b=%20'],
  ['//x//y/', '/x/y/'],
  ['//evil.example/', '/evil.example/'],
  ['/%63ms-api/users', '/cms-api/users'],
  ['/%61%64min', '/admin'],
  ['/blog/%7emaren', '/blog/~maren'],
  ['/a/./b/../c', '/a/c'],
  ['/a/%2e%2E/cms-api', '/cms-api'],
  ['/a/..', '/'],
  ['/../../etc', '/etc'],
  ['/api/send-mail/', '/api/send-mail'],
  ['/api//send-mail//', '/api/send-mail'],
  ['/api/', '/api'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/caf\u00c3\u00a9', '/caf%C3%A9'],
  ['/a"b', '/a%22b'],
  ['/a;b=1', '/a;b=1'],
  ['/%2563ms-api', '/%2563ms-api'],
  ['http://other.example/blog/?q=1', '/blog/?q=1'],
  ['HTTP://other.example', '/'],
  ['/CMS-API/users', '/CMS-API/users'],
  ['/search/?q=100%', '/search/?q=100%'],
  ['/tools/a/?text=a%0Ab', '/tools/a/?text=a%0Ab'],
])('%j is the path %j, however it is written', (target, expected) => {
  const read = readRequestTarget(target)
  expect(read && targetOf(read)).toBe(expected)
  // Normalizing a normalized target must not change it.
  expect(readRequestTarget(expected)).toEqual({ ...read, isCanonical: true })
})

test.each([
  '/a%2fb',
  '/cms-api%2Fusers',
  '/a%5cb',
  '/a\\b',
  '/a%00',
  '/a\u0000',
  '/a%0d%0ab',
  '/a%7f',
  '/%',
  '/%zz',
  '/%ff',
  '/%c0%ae',
  '/%ed%a0%80',
  '/a#b',
  '/a?b=%00',
  '/a?b=\u0000',
  '*',
  '',
  'example.com:443',
  'ftp://a/b',
])('%j is refused because its path is ambiguous', (target) => {
  expect(readRequestTarget(target)).toBeUndefined()
})

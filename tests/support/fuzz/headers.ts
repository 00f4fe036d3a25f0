import { collections } from './cms-names.ts'
import type { Random } from './random.ts'

const values: Record<string, readonly string[]> = {
  Accept: ['*/*', 'text/html', 'application/json', 'image/avif', 'a/b;q=x', 'text/event-stream', ''],
  'Accept-Encoding': ['br', 'gzip', 'identity;q=0', '*;q=0', 'a', ''],
  'Accept-Language': ['de', '*', 'a'.repeat(500), '\u00ff'],
  Range: ['bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-0,1-1', 'bytes=99999999999-', 'bytes=a', 'rows=1-2'],
  'If-None-Match': ['*', '""', '"a"', 'W/"a"', 'a', '"'],
  'If-Modified-Since': ['0', 'yesterday', 'Sun, 22 Nov 2099 00:00:00 GMT'],
  'Content-Encoding': ['gzip', 'br', 'identity', 'a'],
  Origin: ['null', 'http://evil.example', 'http://127.0.0.1', 'a', 'http://[', ''],
  Referer: ['a', 'http://[', '//', 'http://evil.example/?q=%'],
  'User-Agent': ['', 'a'.repeat(2_000), '\u00ff\u00fe', 'sqlmap'],
  'X-HTTP-Method-Override': ['GET', 'DELETE', 'a'],
  'X-Payload-HTTP-Method-Override': ['GET', 'a'],
  'X-Forwarded-Host': ['evil.example', 'a b', '', '['],
  'X-Forwarded-Proto': ['https', 'a', ''],
  Forwarded: ['for=a', 'a'],
  'Next-Action': ['a', '0'.repeat(40), '', 'constructor'],
  'Next-Router-State-Tree': ['a', '%5B%5D', '[[[', '%'],
  'Next-Router-Prefetch': ['1', '2', 'a'],
  'Next-Router-Segment-Prefetch': ['/_tree', 'a', '/../..'],
  'Next-Url': ['/admin', 'http://[', 'a'],
  'X-Middleware-Subrequest': ['middleware', 'middleware:middleware:middleware:middleware:middleware'],
  'X-Matched-Path': ['/admin/account', '[[', 'a'],
  'X-Nextjs-Data': ['1'],
  RSC: ['1', 'a'],
  Expect: ['100-continue', 'a'],
  'Idempotency-Key': ['a', '\u00ff'],
  Authorization: [
    'JWT',
    'JWT a',
    'JWT a.b.c',
    'Bearer',
    'Bearer a',
    'Basic YTpi',
    `users API-Key ${'a'.repeat(36)}`,
    '',
  ],
  // Fields of one connection (RFC 9110, section 7.6.1), which a client may send to any server.
  Upgrade: ['websocket', 'h2c', 'TLS/1.0', 'a', ''],
  'Keep-Alive': ['timeout=5', 'timeout=5, max=1000', 'a'],
  'Proxy-Connection': ['keep-alive', 'close'],
  TE: ['trailers', 'gzip;q=0.5', 'a'],
  Trailer: ['X-A', 'Content-Length'],
  Connection: [
    'Upgrade',
    'keep-alive, Upgrade',
    'X-Forwarded-For',
    'Authorization',
    'close, Host',
    'HTTP2-Settings',
    ',',
  ],
  'HTTP2-Settings': ['AAMAAABkAARAAAAAAAIAAAAA'],
  'Sec-WebSocket-Key': ['dGhlIHNhbXBsZSBub25jZQ=='],
}
const cookies = [
  ...['x', '', 'a.b.c', '%', '%00', '"', 'eyJhbGciOiJub25lIn0.eyJpZCI6MX0.', 'a'.repeat(4_000), '\u00ff'].map(
    (value) => `prairie-token=${value}`,
  ),
  ...['=', ';', '=;=', 'a', 'a=%', 'a=%E0%A4%A', '__proto__=1', 'prairie-lng=%', 'prairie-theme=\u0080'],
  ...['payload-theme=a"', `payload-${collections[0]}-list=%`],
]

/** Returns up to three headers with values that their parsers do not expect, and sometimes odd cookies. */
export function oddHeaders(random: Random): [string, string][] {
  const made = random.times(3, (): [string, string] => {
    const name = random.pick(Object.keys(values))
    return [name, random.pick(values[name] ?? [''])]
  })
  if (random.chance(0.2)) made.push(['Cookie', random.times(3, () => random.pick(cookies)).join('; ')])
  return made
}

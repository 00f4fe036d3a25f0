import { expect, test } from 'vitest'
import { endToEndHeaders } from './end-to-end-headers.ts'

test('a proxy drops the headers of the connection, and those that Connection names', () => {
  const sent = {
    accept: 'text/html',
    connection: 'Upgrade, X-Private ,keep-alive',
    'x-private': '1',
    'keep-alive': 'timeout=5',
    upgrade: 'h2c',
    'http2-settings': 'AAMAAABk',
    te: 'trailers',
    trailer: 'x-sum',
    'transfer-encoding': 'chunked',
    'proxy-authorization': 'Basic eDp5',
    'proxy-connection': 'keep-alive',
    cookie: 'a=b',
  }
  expect(endToEndHeaders(sent)).toEqual({ accept: 'text/html', cookie: 'a=b' })
})

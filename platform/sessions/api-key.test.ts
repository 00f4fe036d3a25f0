import { expect, test } from 'vitest'
import { apiKeyIn, hashOfKey, isOpenToKeys, newApiKey } from './api-key.ts'

test('§6 a complete key in a request is recognized by its hash', () => {
  const { key, hash, start } = newApiKey()
  expect(apiKeyIn({ authorization: `Bearer ${key}` })).toBe(key)
  expect(hashOfKey(key)).toBe(hash)
  expect(key.startsWith(start)).toBe(true)
  expect(newApiKey().key).not.toBe(key)
  for (const authorization of [undefined, key, `JWT ${key}`, `Bearer ${key}x`, `Bearer ${key.slice(0, -1)}`])
    expect(apiKeyIn({ authorization })).toBeUndefined()
})

test.each([
  ['/cms-api/posts', true],
  ['/cms-api/posts/12', true],
  ['/cms-api/posts/count', true],
  ['/cms-api/posts/versions/12', true],
  ['/cms-api/globals/home', true],
  ['/cms-api/globals/home/versions', true],
  ['/cms-api/users/me', false],
  ['/cms-api/finder', false],
  ['/cms-api/contact-requests', false],
  ['/cms-api/posts/12/anything', false],
  ['/cms-api/users/login', false],
  ['/cms-api/contact-requests/export.csv', false],
  ['/cms-api/api-keys/3/secret', false],
  ['/cms-api/media/file/a.png', false],
  ['/admin/collections/posts', false],
])('§6 a key grants %s: %s', (path, isOpen) => {
  expect(isOpenToKeys(path)).toBe(isOpen)
})

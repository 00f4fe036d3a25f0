import { expect, test } from 'vitest'
import { environment } from '#platform/environment/environment.ts'
import { openSetting, sealSetting } from './sealed-setting.ts'

const KEY = 'sk-live-3f9c2b7e51a04f2a'

test('a key is stored encrypted, with a version, differently each time', () => {
  const sealed = sealSetting(KEY, 'brave', 'BRAVE_KEY')
  expect(sealed).toMatch(/^v1\.[A-Za-z0-9+/]+=*$/)
  expect(Buffer.from(sealed.slice(3), 'base64').toString('latin1')).not.toContain(KEY)
  expect(sealSetting(KEY, 'brave', 'BRAVE_KEY')).not.toBe(sealed)
  expect(openSetting(sealed, 'brave', 'BRAVE_KEY')).toBe(KEY)
})

test('a stored key works only for its own provider and setting', () => {
  const sealed = sealSetting(KEY, 'brave', 'BRAVE_KEY')
  expect(openSetting(sealed, 'serper', 'BRAVE_KEY')).toBeNull()
  expect(openSetting(sealed, 'brave', 'SERPER_KEY')).toBeNull()
})

test.each([
  ['empty', () => ''],
  ['of another format', (sealed: string) => sealed.replace('v1.', 'v2.')],
  ['cut', (sealed: string) => sealed.slice(0, 12)],
  ['without its tag', () => 'v1.AAAA'],
  ['no base64', () => 'v1.%%%'],
])('a stored key that is %s is unreadable, and nothing throws', (_name, changed) => {
  expect(openSetting(changed(sealSetting(KEY, 'brave', 'BRAVE_KEY')), 'brave', 'BRAVE_KEY')).toBeNull()
})

test('changing any byte makes a stored key unreadable', () => {
  const sealed = sealSetting(KEY, 'brave', 'BRAVE_KEY')
  const bytes = Buffer.from(sealed.slice(3), 'base64')
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(openSetting(`v1.${changed.toString('base64')}`, 'brave', 'BRAVE_KEY')).toBeNull()
  }
})

test('a stored key is readable only with the PAYLOAD_SECRET that encrypted it', () => {
  const sealed = sealSetting(KEY, 'brave', 'BRAVE_KEY')
  const { payloadSecret } = environment
  environment.payloadSecret = 'another secret with more than 32 characters'
  try {
    expect(openSetting(sealed, 'brave', 'BRAVE_KEY')).toBeNull()
  } finally {
    environment.payloadSecret = payloadSecret
  }
  expect(openSetting(sealed, 'brave', 'BRAVE_KEY')).toBe(KEY)
})

import { expect, test } from 'vitest'
import { environment } from '../../engine/environment.ts'
import { openSetting, sealSetting } from './sealed-setting.ts'

const KEY = 'sk-live-3f9c2b7e51a04f2a'

test('a key is stored encrypted, in a format with a version, and never twice alike', () => {
  const sealed = sealSetting(KEY, 'brave', 'BRAVE_KEY')
  expect(sealed).toMatch(/^v1\.[A-Za-z0-9+/]+=*$/)
  expect(Buffer.from(sealed.slice(3), 'base64').toString('latin1')).not.toContain(KEY)
  expect(sealSetting(KEY, 'brave', 'BRAVE_KEY')).not.toBe(sealed)
  expect(openSetting(sealed, 'brave', 'BRAVE_KEY')).toBe(KEY)
})

test('a key opens for its own provider and setting only', () => {
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
])('a stored key that is %s cannot be read, and nothing throws', (_name, changed) => {
  expect(openSetting(changed(sealSetting(KEY, 'brave', 'BRAVE_KEY')), 'brave', 'BRAVE_KEY')).toBeNull()
})

test('no single byte of a stored key can be changed', () => {
  const sealed = sealSetting(KEY, 'brave', 'BRAVE_KEY')
  const bytes = Buffer.from(sealed.slice(3), 'base64')
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(openSetting(`v1.${changed.toString('base64')}`, 'brave', 'BRAVE_KEY')).toBeNull()
  }
})

test('with another PAYLOAD_SECRET a stored key cannot be read; with the old one it can again', () => {
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

import { expect, test } from 'vitest'
import { open, seal } from './secret-box.ts'

const MINE = { purpose: 'two-factor secret', owner: '12' }

test('F2 a sealed secret opens only unchanged, for its purpose and owner', () => {
  const secret = 'JBSWY3DPEHPK3PXP'
  const sealed = seal(secret, MINE)
  expect(sealed).not.toContain(secret)
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain(secret)
  expect(seal(secret, MINE)).not.toBe(sealed)
  expect(open(sealed, MINE)).toBe(secret)
  expect(() => open(sealed, { ...MINE, owner: '13' })).toThrow()
  expect(() => open(sealed, { ...MINE, purpose: 'another' })).toThrow()
  const bytes = Buffer.from(sealed, 'base64')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(() => open(bytes.toString('base64'), MINE)).toThrow()
})

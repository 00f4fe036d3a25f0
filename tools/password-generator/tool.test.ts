// @module-tag slow
import { createCipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import { run } from '#tests/support/tool-ports.ts'
import { drawer, drawPassword, passwordBits } from './draw.ts'
import { fairness } from './oracle.ts'
import { tool } from './tool.ts'

type Data = {
  passwords: string[]
  entropyBits: number
  alphabet: string
  strength: { score: number; patterns: { kind: string }[] }
}
const make = async (input: Record<string, unknown>) => (await run(tool, input)).data as Data

/** A cryptographic source that is the same in each run: the key stream of AES in counter mode. */
function keyStream() {
  const cipher = createCipheriv('aes-256-ctr', Buffer.alloc(32, 7), Buffer.alloc(16, 1))
  return (size: number) => new Uint8Array(cipher.update(Buffer.alloc(size)))
}
const countsOf = (draw: (limit: number) => number, limit: number, draws = 1_000_000) => {
  const counts = new Array<number>(limit).fill(0)
  for (let at = 0; at < draws; at++) {
    const value = draw(limit)
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

test.each([10, 26, 62, 90, 1_296])('a million draws below %i are equally likely', (limit) => {
  const counts = countsOf(drawer(keyStream()), limit)
  expect(Math.min(...counts)).toBeGreaterThan(0)
  expect(fairness(counts)).toBeGreaterThan(0.01)
})

test('a generator with modulo bias fails the same test', () => {
  const bytes = keyStream()(1_000_000)
  let at = 0
  expect(fairness(countsOf((limit) => (bytes[at++] ?? 0) % limit, 90))).toBeLessThan(0.01)
})

test('every character of the stated alphabet occurs in passwords, and no other', async () => {
  const { passwords, alphabet } = await make({ count: 100, length: 128 })
  expect([...new Set(passwords.join(''))].sort().join('')).toBe([...alphabet].sort().join(''))
  expect(alphabet).toHaveLength(90)
})

test('small sets are drawn fairly even if each must occur', () => {
  const draw = drawer(keyStream())
  const seen = new Map<string, number>()
  for (let at = 0; at < 60_000; at++) {
    const password = drawPassword(['ab', '12'], 3, true, draw)
    seen.set(password, (seen.get(password) ?? 0) + 1)
  }
  expect(seen.size).toBe(48)
  expect(fairness([...seen.values()])).toBeGreaterThan(0.01)
  expect(passwordBits(['ab', '12'], 3, true)).toBeCloseTo(Math.log2(48), 10)
})

test.each([
  [{ length: 4, lower: false, upper: false, symbols: false }, Math.log2(10_000)],
  [{ length: 20, upper: false, digits: false, symbols: false }, 20 * Math.log2(26)],
])('%j has as many bits as there are passwords', async (input, bits) => {
  expect((await make(input)).entropyBits).toBeCloseTo(bits, 9)
})

test('lookalikes and excluded characters never occur, and each set does', async () => {
  const { passwords } = await make({ count: 100, length: 12, noLookAlikes: true, leaveOut: 'aeiou#' })
  expect(passwords.join('')).not.toMatch(/[0O1Il5S2Z8B|aeiou#]/)
  for (const password of passwords) expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^a-zA-Z0-9])/)
})

test('passphrases have the chosen number of words from a list of more than 1,296', async () => {
  const { passwords, entropyBits } = await make({
    mode: 'passphrase',
    words: 7,
    count: 100,
    capitals: true,
    digit: true,
  })
  for (const one of passwords) expect(one).toMatch(/^([A-Z][a-z]{2,8}-){6}[A-Z][a-z]{2,8}\d$/)
  expect(entropyBits).toBeGreaterThan(7 * Math.log2(1_296) + Math.log2(10))
  expect(new Set(passwords.flatMap((one) => one.split('-'))).size).toBeGreaterThan(500)
})

test.each([
  ['password', 0, 'dictionary'],
  ['qwertyuiop', 0, 'dictionary'],
  ['zxcvfr$%', 2, 'spatial'],
  ['P4ssw0rd!', 2, 'dictionary'],
  ['31/12/1999', 2, 'date'],
])('%s gets at most %i, for a %s', async (own, most, kind) => {
  const { strength } = await make({ mode: 'own', own })
  expect(strength.score).toBeLessThanOrEqual(most)
  expect(strength.patterns.map((pattern) => pattern.kind)).toContain(kind)
})

test('a generated password is strong, and a tested one never appears in the envelope', async () => {
  const [own = ''] = (await make({ length: 16 })).passwords
  const envelope = await run(tool, { mode: 'own', own })
  expect((envelope.data as Data).strength.score).toBe(4)
  expect(JSON.stringify(envelope)).not.toContain(JSON.stringify(own).slice(1, -1))
  expect(JSON.stringify(await run(tool, { mode: 'own', own: 'Marrow-1987' }))).not.toContain('Marrow')
})

test.each([
  [{ lower: false, upper: false, digits: false, symbols: false }, /two different characters/],
  [{ leaveOut: '0123456789' }, /^No digits are left/],
  [{ mode: 'own' }, /Type the password/],
  [{ length: 3 }, /from 4 to 128/],
])('%j is refused with a message', async (input, message) => {
  expect((await run(tool, input)).summary).toMatch(message)
})

test.each([
  [{ count: 1, length: 20 }, /^1 password of 129\.7 bits; hashed fast and stolen, it lasts 10\^21 years$/],
  [{ count: 2, length: 20 }, /^2 passwords of 129\.7 bits each; hashed fast and stolen, one lasts/],
  [{ mode: 'own', own: 'mountain lake river' }, /^Strong against slow hashes only: .* seconds when stolen/],
  [{ mode: 'own', own: 'kX9#mQ2$vL7!pR4&zT1' }, /^Strong: /],
])('the summary of %j is true', async (input, summary) => {
  expect((await run(tool, input)).summary).toMatch(summary)
})

test('a password that a fast attack cracks in seconds is not called safe', { tags: 'extended' }, async () => {
  const ids = async (own: string) => (await run(tool, { mode: 'own', own })).findings.map(({ id }) => id)
  expect(await ids('mountain lake river')).toEqual(['fast-hash'])
  expect(await ids('kX9#mQ2$vL7!pR4&zT1')).toEqual(['strong'])
})

test('positions count characters, not UTF-16 units', async () => {
  const titles = (await run(tool, { mode: 'own', own: 'x' })).findings.map(({ title }) => title)
  expect(titles[0]).toMatch(/^1 character is fewer/)
  const { strength } = await make({ mode: 'own', own: '😀😀😀😀😀😀' })
  expect(strength.patterns).toMatchObject([{ from: 1, to: 6 }])
})

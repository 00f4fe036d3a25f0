import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test('a changed source needs a new build, and a changed test does not', () => {
  const root = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'site/ui'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(root, 'site/ui', name), text)
  write('card.tsx', 'one')
  write('card.test.tsx', 'one')
  const before = fingerprint(root, ['site'])
  write('card.test.tsx', 'two')
  expect(fingerprint(root, ['site'])).toBe(before)
  write('card.tsx', 'two')
  expect(fingerprint(root, ['site'])).not.toBe(before)
})

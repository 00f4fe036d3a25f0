import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingFromLock } from './lock-file.ts'

test('npm ci finds every dependency in the lock file, nested ones and those of other systems, too', () => {
  expect(missingFromLock(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([])
})

test('a dependency that is in no folder above is missing, whether optional or not', () => {
  const packages = {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { 'a-for-windows': '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/x/node_modules/c': {},
  }
  expect(missingFromLock({ packages })).toEqual([
    'package-lock.json has no a-for-windows, which node_modules/a names: npm ci refuses it.',
    'package-lock.json has no c, which node_modules/a/node_modules/b names: npm ci refuses it.',
  ])
  expect(
    missingFromLock({ packages: { ...packages, 'node_modules/c': {}, 'node_modules/a-for-windows': {} } }),
  ).toEqual([])
})

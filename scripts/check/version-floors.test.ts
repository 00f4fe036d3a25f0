import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { floorsOf, notLookedUp, readFloors, staleFloors } from '../generate/floors.ts'
import { installedPackages } from './installed-packages.ts'
import { belowFloor as below, lockedPackages, type Package } from './version-floors.ts'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const locked = lockedPackages(lock)
const floors = readFloors('.')
const belowFloor = (packages: Package[]) => below(packages, floors)

test('every version in the lock file is at its floor or above', () => {
  expect(belowFloor(locked)).toEqual([])
  expect(locked.filter(({ name }) => name === 'ipaddr.js').map(({ version }) => version)).toEqual(['2.5.0'])
})

test.each([
  ['node_modules/proxy-addr/node_modules/ipaddr.js', '1.9.1'],
  ['node_modules/@fastify/proxy-addr/node_modules/ipaddr.js', '2.2.0'],
  ['node_modules/a/node_modules/@b/c/node_modules/undici', '7.28.9'],
  ['node_modules/a/node_modules/next', '16.3.3-canary.1'],
  ['node_modules/a/node_modules/@payloadcms/ui', '3.90.0'],
  ['node_modules/satori/node_modules/fflate', '0.7.3'],
])('a nested old copy fails: %s %s', (path, version) => {
  const complaints = belowFloor([...locked, ...lockedPackages({ packages: { [path]: { version } } })])
  expect(complaints).toHaveLength(1)
  expect(complaints[0]).toContain(`${path} is ${version};`)
})

test('an alias counts as its real package', () => {
  const packages = { 'node_modules/old-undici': { name: 'undici', version: '6.0.0' } }
  expect(belowFloor([...locked, ...lockedPackages({ packages })])).toHaveLength(1)
})

test('a floor holds for its own release line, and a prerelease of the fixed version is below it', () => {
  const lines = floorsOf({
    lookedUp: '2026-11-27',
    packages: {
      a: [
        { id: 'GHSA-1', vulnerable: ['<6.28.0', '>=7.0.0 <7.28.0'] },
        { id: 'GHSA-2', vulnerable: ['>=7.0.0 <7.29.0'] },
      ],
      b: [],
    },
  })
  const complaints = (version: string) =>
    below(
      [
        { path: 'node_modules/a', name: 'a', version },
        { path: 'node_modules/b', name: 'b', version },
      ],
      lines,
    )
  for (const version of ['6.28.0', '7.29.0', '7.30.1', '8.0.0']) expect(complaints(version), version).toEqual([])
  expect(complaints('5.9.9')).toEqual(['node_modules/a is 5.9.9; at least 6.28.0 is needed (GHSA-1).'])
  for (const version of ['7.0.0', '7.28.0', '7.29.0-rc.1'])
    expect(complaints(version), version).toEqual([`node_modules/a is ${version}; at least 7.29.0 is needed (GHSA-2).`])
})

test('the floors are those of the advisories, and every production dependency was looked up', () => {
  expect(staleFloors('.')).toEqual([])
  const known = { packages: { fastify: [] }, noForeignInput: ['a-stylesheet'] }
  expect(notLookedUp({ dependencies: { fastify: '1', 'a-stylesheet': '1' } }, known)).toEqual([])
  expect(notLookedUp({ optionalDependencies: { 'new-parser': '1.0.0' } }, known)).toEqual([
    expect.stringMatching(/^new-parser: look up its advisories/),
  ])
})

test('a floor for a package that is not installed is an error', () => {
  expect(belowFloor(locked.filter(({ name }) => name !== 'undici'))).toEqual([expect.stringMatching(/^undici is in /)])
})

test('packages in node_modules count, even if the lock file omits them', () => {
  const root = newDataFolder('packages')
  const put = (path: string, text: object) => {
    mkdirSync(join(root, path), { recursive: true })
    writeFileSync(join(root, path, 'package.json'), JSON.stringify(text))
  }
  put('node_modules/@a/b', { name: '@a/b', version: '1.0.0' })
  put('node_modules/@a/b/node_modules/c/node_modules/renamed', { name: 'ipaddr.js', version: '1.9.1' })
  const installed = installedPackages(root)
  rmSync(root, { recursive: true })
  expect(installed.map(({ name }) => name)).toEqual(['@a/b', 'ipaddr.js'])
  expect(belowFloor([...locked, ...installed])).toEqual([
    'node_modules/@a/b/node_modules/c/node_modules/renamed is 1.9.1; at least 2.5.0 is needed (README of ipaddr.js, 2.5.0).',
  ])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lockedPackages } from '../check/version-floors.ts'
import { billOfMaterials } from './bill-of-materials.ts'

test('the bill of materials lists every copy for production with its package URL, license, and checksum', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const { components } = billOfMaterials(lock)
  expect(components.map((component) => component['bom-ref'])).toEqual(lockedPackages(lock).map(({ path }) => path))
  expect(components.find(({ purl }) => purl.startsWith('pkg:npm/fastify@'))).toMatchObject({
    type: 'library',
    scope: 'required',
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
  expect(components.some(({ name }) => name === 'vitest')).toBe(false)
})

test('a dependency is the copy that Node loads, nested or not, and never one for development', () => {
  const { components, dependencies } = billOfMaterials({
    name: 'shop',
    version: '1.0.0',
    packages: {
      '': { dependencies: { '@a/b': '1', c: '1' } },
      'node_modules/@a/b': { version: '1.0.0', license: 'MIT OR Apache-2.0', dependencies: { c: '2', d: '1' } },
      'node_modules/@a/b/node_modules/c': { version: '2.0.0', dependencies: { d: '1' } },
      'node_modules/c': { version: '1.0.0' },
      'node_modules/d': { name: 'e', version: '1.0.0', peerDependencies: { test: '1' } },
      'node_modules/test': { version: '1.0.0', dev: true },
    },
  })
  expect(components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40a/b@1.0.0',
    'pkg:npm/c@2.0.0',
    'pkg:npm/c@1.0.0',
    'pkg:npm/e@1.0.0',
  ])
  expect(components[0]?.licenses).toEqual([{ expression: 'MIT OR Apache-2.0' }])
  expect(dependencies).toEqual([
    { ref: 'shop@1.0.0', dependsOn: ['node_modules/@a/b', 'node_modules/c'] },
    { ref: 'node_modules/@a/b', dependsOn: ['node_modules/@a/b/node_modules/c', 'node_modules/d'] },
    { ref: 'node_modules/@a/b/node_modules/c', dependsOn: ['node_modules/d'] },
    { ref: 'node_modules/c', dependsOn: [] },
    { ref: 'node_modules/d', dependsOn: [] },
  ])
})

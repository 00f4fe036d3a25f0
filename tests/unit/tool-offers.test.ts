import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { services } from '#content/services/index.ts'
import { toolOffers } from '#content/tool-offers.ts'
import { tools } from '#content/tools.ts'

test('every tool has sentences of its own, which name services of the seed', () => {
  expect(Object.keys(toolOffers).toSorted()).toEqual(tools.map(({ slug }) => slug).toSorted())
  const known = new Set(services.map(({ slug }) => slug))
  const offers = Object.values(toolOffers).flat()
  expect(offers.filter(({ service }) => !known.has(service))).toEqual([])
  expect(new Set(offers.map(({ text }) => text)).size).toBe(offers.length)
})

test.each(Object.entries(toolOffers))('the rules that sentences of %s name are rules of that tool', (slug, offers) => {
  const code = sourceOf(join('tools', slug))
  for (const id of offers.flatMap(({ when = [] }) => when)) expect([id, code.includes(`'${id}'`)]).toEqual([id, true])
})

function sourceOf(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n')
}

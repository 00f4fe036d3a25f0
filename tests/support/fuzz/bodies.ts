import { cmsFields, collections } from './cms-names.ts'
import { multipartBody, type Part } from './multipart.ts'
import { fields } from './names.ts'
import { oddJson, oddPaths, oddScalars, oddTexts } from './odd-values.ts'
import type { Random } from './random.ts'

const types = [
  ...[
    'application/json',
    'application/json; charset=utf-8',
    'application/json; charset=none',
    'text/plain',
    'text/html',
  ],
  ...['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=', 'application/xml'],
  ...['multipart/form-data; boundary="', 'application/octet-stream', 'text/plain;charset=UTF-8', 'a', '', '/'],
  'application/json, text/html',
]
/** Values that mean something to the CMS: documents, filters, and states. */
const meaningful: unknown[] = [
  ...collections,
  ...[1, [1], '1', 999_999, { id: 1 }, [{ id: 'a' }], 'published', 'draft', '2026-11-27T00:00:00.000Z', ['admin']],
  ...[{ equals: 1 }, { and: [{ id: { in: [] } }] }, { root: { children: [{ type: 'a' }] } }, { relationTo: 'posts' }],
  ...[
    { relationTo: 'posts', value: {} },
    [{ blockType: 'video' }],
    [{ blockType: '__proto__' }],
    { url: 'a', size: -1 },
  ],
]

/** Returns a body for `path`, with its type. Those for the CMS have the names of its fields. */
export function oddBody(random: Random, path: string): { type: string; body: Buffer } {
  const names = path.includes('/cms-api') && random.chance(0.7) ? cmsFields : fields
  const shape = random.below(10)
  if (shape < 2) return { type: 'application/json', body: Buffer.from(random.pick(oddJson)) }
  if (shape < 5) return { type: 'application/json', body: Buffer.from(JSON.stringify(objectOf(random, names))) }
  if (shape < 7) {
    const pairs = random.times(6, () => `${random.pick(names)}=${queryValue(random)}`)
    return { type: 'application/x-www-form-urlencoded', body: Buffer.from(pairs.join('&'), 'latin1') }
  }
  if (shape < 9) return multipartBody(random, partsOf(random, names))
  return { type: random.pick(types), body: Buffer.from(random.pick([...oddTexts, ...oddJson])) }
}

/** Returns a value of a query: usually encoded, sometimes as raw bytes. */
export function queryValue(random: Random) {
  const text = random.pick([...oddTexts, ...oddPaths, ...collections])
  return random.chance(0.8) ? encodeURIComponent(text) : Buffer.from(text).toString('latin1')
}

function objectOf(random: Random, names: string[]): Record<string, unknown> {
  const values = Object.fromEntries(random.times(8, () => [random.pick(names), oddValue(random)]))
  return random.chance(0.2) ? { data: values } : values
}

function oddValue(random: Random): unknown {
  const shape = random.below(10)
  if (shape < 4) return random.pick([...oddTexts, '\ud800', 'a\udfffb'])
  if (shape < 7) return random.pick(meaningful)
  return shape < 9 ? random.pick(oddScalars) : [random.pick(oddTexts), random.pick(oddScalars)]
}

function partsOf(random: Random, names: string[]): Part[] {
  return random.times(5, () => {
    const name = random.pick([...names, 'file', '_payload'])
    const content =
      name === '_payload' && random.chance(0.5) ? JSON.stringify(objectOf(random, names)) : random.pick(oddTexts)
    const part = { name, content: name === '_payload' && random.chance(0.3) ? random.pick(oddJson) : content }
    return random.chance(0.3) ? { ...part, filename: random.pick(oddTexts) } : part
  })
}

import { expect, test } from 'vitest'
import { extractEntities } from './extract.ts'

const read = (json: string) => extractEntities(`<script type="application/ld+json">${json}</script>`)

test.each(['"Wool socks"', '5', '["Wool socks"]'])('%s is no JSON-LD', (json) => {
  expect(read(json).faults.map(({ id }) => id)).toEqual(['not-an-object'])
})

test('a context may give a keyword another name', () => {
  const { entities } = read('{"@context": {"@vocab": "https://schema.org/", "kind": "@type"}, "kind": "Product"}')
  expect(entities.map(({ types }) => types)).toEqual([['Product']])
})

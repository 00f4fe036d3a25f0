import { expect, test } from 'vitest'
import { checkMarkup } from './check-markup.ts'
import { correctedJsonLd } from './corrected-json-ld.ts'

const TODAY = Date.UTC(2026, 10, 22)
const correct = (markup: string) => {
  const { roots, findings } = checkMarkup(markup, TODAY)
  return correctedJsonLd(roots, findings)
}

test('unambiguous errors are corrected, and the result no longer has them', () => {
  const { corrected } = correct(
    '{"@context":"https://schema.org","@type":"Prodct","name":"Throw","descripton":"Wool.","image":"www.oakfield.example/a.jpg","offers":{"@type":"Offer","price":"$1,240.00","priceCurrency":"DOLLARS","availability":"InStok"}}',
  )
  expect(JSON.parse(corrected)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Throw',
    description: 'Wool.',
    image: 'https://www.oakfield.example/a.jpg',
    offers: {
      '@type': 'Offer',
      price: '1240.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  })
  expect(checkMarkup(corrected, TODAY).findings.filter(({ severity }) => severity === 'critical')).toEqual([])
})

test('valid markup stays unchanged in every syntax', () => {
  const { written, corrected } = correct(
    '<div itemscope itemtype="https://schema.org/Event"><b itemprop="name">Fair</b><time itemprop="startDate" datetime="2026-12-01">soon</time></div>',
  )
  expect(corrected).toBe(written)
  expect(JSON.parse(written)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Fair',
    startDate: '2026-12-01',
  })
})

import { expect, test } from 'vitest'
import { caseStudies } from '#content/case-studies.ts'
import { clientTestimonials } from '#content/client-testimonials.ts'
import { services } from '#content/services/index.ts'
import { isProofOf, quotesFor, type Work } from './proof.ts'

const service = (id: number, family: Work['family']): Work => ({ id, family })

test.each([
  ['the same service', service(1, 'ppc'), [service(1, 'ppc')], true],
  ['another one of its channel', service(1, 'ppc'), [service(2, 'ppc')], true],
  ['SEO for a store platform, of SEO', service(1, 'core'), [service(2, 'cms')], true],
  ['another channel', service(1, 'ppc'), [service(2, 'core')], false],
  ['another trade, which names no channel', service(1, 'core'), [service(2, 'industry')], false],
  ['the same trade', service(1, 'industry'), [service(1, 'industry')], true],
  ['any channel, of a trade', service(1, 'industry'), [service(2, 'ppc')], true],
  ['another trade, of a trade', service(1, 'industry'), [service(2, 'industry')], false],
  ['nothing known', service(1, 'core'), [], false],
] as const)('R-033 work proves a service or does not: %s', (_what, wanted, work, isProof) => {
  expect(isProofOf(wanted, [...work])).toBe(isProof)
})

test('R-298 quotes about the service itself come first, and pages begin at different ones of its channel', () => {
  const quotes = ['a', 'b', 'c'].map((name) => ({ name, work: [service(90, 'ppc')] }))
  const own = { name: 'own', work: [service(4, 'ppc')] }
  const other = { name: 'other channel', work: [service(91, 'core')] }
  const names = (id: number, count = 6) =>
    quotesFor(service(id, 'ppc'), [...quotes, other, own], count).map(({ name }) => name)
  expect(names(4)).toEqual(['own', 'b', 'c', 'a'])
  expect(names(4, 2)).toEqual(['own', 'b'])
  expect(names(7)).toEqual(['own', 'a', 'b', 'c'])
})

// The content of the agency, by the same rule: what editors chose is what the pages show.
const works = new Map(services.map(({ slug, family }, id) => [slug, service(id, family)]))
const workOf = (slugs: string[]) => slugs.flatMap((slug) => works.get(slug) ?? [])
const quotes = clientTestimonials.map((quote) => ({ quote, work: workOf(quote.services) }))

test('R-033 the case of each of the 57 services is of its channel or trade', () => {
  expect(services).toHaveLength(57)
  for (const { slug, relatedStudy } of services) {
    if (relatedStudy === undefined) continue
    const study = caseStudies.find((one) => one.slug === relatedStudy)
    const wanted = works.get(slug) as Work
    expect({ slug, isProof: isProofOf(wanted, workOf(study?.services ?? [])) }).toEqual({ slug, isProof: true })
  }
})

test('R-033 each of the 57 services has quotes, and none of a paid search page is about SEO alone', () => {
  for (const [slug, wanted] of works) {
    const shown = quotesFor(wanted, quotes, 6)
    expect({ slug, enough: shown.length > 3 }).toEqual({ slug, enough: true })
    if (wanted.family === 'ppc')
      for (const { work } of shown) expect(work.some(({ family }) => family === 'ppc')).toBe(true)
  }
})

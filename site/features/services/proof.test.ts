import { expect, test } from 'vitest'
import { caseStudies } from '#content/case-studies.ts'
import { clientTestimonials } from '#content/client-testimonials.ts'
import { services } from '#content/services/index.ts'
import type { ClientKind } from './families.ts'
import { isProofOf, quotesFor, type Work } from './proof.ts'

const service = (id: number, family: Work['family'], clientKind?: ClientKind): Work => ({
  id,
  family,
  clientKind: clientKind ?? null,
})

const bySeo = [service(2, 'core'), service(3, 'industry', 'stores')]
const practiceBySeo = [service(2, 'core'), service(3, 'industry', 'practices')]

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
  ['a store, of a practice', service(1, 'ppc', 'practices'), [service(2, 'ppc', 'stores')], false],
  ['another practice', service(1, 'ppc', 'practices'), [service(2, 'ppc', 'practices')], true],
  ['a client of no kind, of a practice', service(1, 'ppc', 'practices'), [service(2, 'ppc')], false],
  ['a store, of a service for everybody', service(1, 'core'), [service(2, 'cms', 'stores')], true],
  ['a store by another service of its channel', service(1, 'industry', 'stores'), bySeo, true],
  ['a practice by SEO, of paid search for practices', service(1, 'ppc', 'practices'), practiceBySeo, false],
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
const works = new Map(services.map(({ slug, family, clientKind }, id) => [slug, service(id, family, clientKind)]))
const workOf = (slugs: string[]) => slugs.flatMap((slug) => works.get(slug) ?? [])
const quotes = clientTestimonials.map((quote) => ({ quote, work: workOf(quote.services) }))
const SERVICES_PPC = 24

test('R-033 the case of each of the 57 services is of its channel, for a client of its kind', () => {
  expect(services).toHaveLength(57)
  for (const { slug, relatedStudy } of services) {
    if (relatedStudy === undefined) continue
    const study = caseStudies.find((one) => one.slug === relatedStudy)
    const wanted = works.get(slug) as Work
    expect({ slug, isProof: isProofOf(wanted, workOf(study?.services ?? [])) }).toEqual({ slug, isProof: true })
  }
})

test('R-033 a paid search page quotes paid search for its own kind of client, such as practices on that for doctors', () => {
  const ofPpc = services.filter(({ family }) => family === 'ppc')
  expect(ofPpc).toHaveLength(SERVICES_PPC)
  for (const { slug, clientKind } of ofPpc) {
    const shown = quotesFor(works.get(slug) as Work, quotes, 6)
    const kinds = shown.map(({ work }) => work.find(({ family }) => family === 'ppc')?.clientKind)
    expect({ slug, kinds: [...new Set(kinds)] }).toEqual({ slug, kinds: [clientKind] })
  }
  const doctors = quotesFor(works.get('ppc-for-doctors') as Work, quotes, 6)
  expect(doctors.map(({ quote }) => quote.kind === 'short' && quote.designation)).toEqual([
    'Practice manager, dermatology',
    expect.stringMatching(/practice|law|clinic/),
    expect.stringMatching(/practice|law|clinic/),
    expect.stringMatching(/practice|law|clinic/),
  ])
})

test('R-033 each of the 57 services has quotes, and none of another kind of client', () => {
  for (const { slug, clientKind } of services) {
    const shown = quotesFor(works.get(slug) as Work, quotes, 6)
    expect({ slug, enough: shown.length > 3 }).toEqual({ slug, enough: true })
    for (const { work } of shown)
      expect({ slug, fits: !clientKind || work.some((one) => one.clientKind === clientKind) }).toEqual({
        slug,
        fits: true,
      })
  }
})

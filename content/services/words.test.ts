import { expect, test } from 'vitest'
import type { Service } from '../types.ts'
import { services } from './index.ts'

const isTrade = ({ family, slug }: Service) => family === 'ppc' && slug !== 'ppc-for-ecommerce'
const pages = services.map((service) => [service.slug, service] as const)

/** Words in which nobody acts: “are read every week”. */
const PASSIVE =
  /\b(is|are|be|been|being) (\w+ )?(\w+ed|read|sent|built|cut|drawn|written|set|run|made|kept|seen|sold|put|met|given|taken|held|known|found|shown)\b/

test.each(pages)('R-033 in the weeks of %s, somebody does the work, one sentence at a time', (_, { steps }) => {
  for (const { content } of steps) {
    expect(content).not.toMatch(PASSIVE)
    expect(content).not.toContain(';')
  }
})

test.each(pages)('R-033 what %s delivers is said without chains of notes', (_, { deliverables }) => {
  expect(deliverables.filter(({ detail }) => detail.includes(';'))).toEqual([])
})

test.each(pages.filter(([, service]) => isTrade(service)))(
  'R-033 %s is about a practice or a business, not about a store',
  (_, service) => expect(JSON.stringify(service)).not.toMatch(/\b(the|your|our) (online )?store\b/i),
)

import { readGlobal, readList } from '#cms/database/client.ts'
import type { Service } from '#cms/payload-types.ts'
import { lookOf } from '#engine/brand/look.ts'
import type { MoneyFormat } from '#engine/brand/money.ts'
import { findBySlug } from '#site/documents/find-by-slug.ts'
import { type PlanInBrief, planInBrief } from '#site/documents/plan.ts'
import { priceOf } from '#site/documents/price.ts'
import { withoutNull } from '#site/documents/without-null.ts'
import { families, familyNames } from '../families.ts'
import { chosenServices } from './choice.ts'
import type { ComparedService } from './comparison.tsx'
import type { PricedFamily } from './price-list.tsx'

/** More than the agency sells, so that the page stays one if there are many. */
const MAX_SERVICES = 300

type Comparison = { compared: ComparedService[]; plans: PlanInBrief[]; groups: PricedFamily[] }

/** Returns the services that a URL compares, and what every service costs. */
export async function comparison(parameters: URLSearchParams): Promise<Comparison> {
  const [brand, plans, services, ...chosen] = await Promise.all([
    readGlobal('brand'),
    readList('pricing-plans', { sort: 'order' }),
    readList('services', {
      select: { title: true, slug: true, family: true, weeks: true, plans: true },
      sort: 'title',
      depth: 1,
      limit: MAX_SERVICES,
    }),
    ...chosenServices(parameters).map((slug) => findBySlug('services', slug, { depth: 1 })),
  ])
  const { money } = lookOf(brand)
  return {
    compared: chosen.filter((service) => service !== undefined).map((service) => toCompared(service, money)),
    plans: plans.map((plan) => planInBrief(plan, money)).filter(({ price }) => price),
    groups: families.flatMap((family) => {
      const inFamily = services.filter((service) => service.family === family)
      if (inFamily.length === 0) return []
      return [{ name: familyNames[family], services: inFamily.map((service) => toPriced(service, money)) }]
    }),
  }
}

function toPriced(service: Service, money: MoneyFormat) {
  const { title, slug, weeks } = service
  return {
    title,
    slug: slug ?? '',
    weeks: { from: weeks?.from ?? 0, to: weeks?.to ?? 0 },
    price: priceOf(service, money),
  }
}

function toCompared(service: Service, money: MoneyFormat): ComparedService {
  const { summary = '', audience = '', steps = [], deliverables = [], sixtyDays = [] } = withoutNull(service)
  return {
    ...toPriced(service, money),
    family: service.family,
    summary,
    audience,
    steps: steps.map((step) => ({ content: '', ...step })),
    deliverables: deliverables.map((row) => ({ when: '', detail: '', ...row })),
    sixtyDays: sixtyDays.map(({ text }) => text),
  }
}

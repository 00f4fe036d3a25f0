import type { Where } from 'payload'
import { countServices, find, listServices, readGlobal, readList, tagOfFamily } from '#cms/database/client.ts'
import type { Service } from '#cms/payload-types.ts'
import { lookOf } from '#engine/brand/look.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'
import { environment } from '#platform/environment/environment.ts'
import { documentPath } from '#site/documents/document-path.ts'
import { findBySlug } from '#site/documents/find-by-slug.ts'
import { headDescription, headTitle } from '#site/documents/head-texts.ts'
import { listedTools, type VisibleTool } from '#site/documents/listed-tools.ts'
import { type PlanInBrief, planInBrief } from '#site/documents/plan.ts'
import { type CoveringPlan, priceOf } from '#site/documents/price.ts'
import { pagesOf } from '#site/documents/read-page.ts'
import { withoutNull } from '#site/documents/without-null.ts'
import { pagePath } from '#site/ui/parts/pagination.tsx'
import type { ToolLink } from './closing.tsx'
import { type Family, families, familyNames } from './families.ts'
import { firstPages, partsOfPage, SERVICES_PER_PAGE } from './pages-of-families.ts'
import { resultFor, testimonialsFor } from './proof-queries.ts'
import type { ServicePageProps } from './service-page.tsx'
import type { ServiceGroup } from './services-index.tsx'

const RELATED = 4

/** The service in structured data. */
export type ServiceDetails = {
  name: string
  description: string
  /** The group in the index: "PPC". */
  serviceType: string
  path: string
  faqs: { question: string; answer: string }[]
  plans: (CoveringPlan & { description: string })[]
  currency: string
}

/** Returns one published service with everything its page shows except the form, or undefined. */
export async function serviceBySlug(slug: string) {
  const found = await findBySlug('services', slug, { depth: 1 })
  if (!found) return undefined
  const [related, testimonials, result, tools, isPromised, brand] = await Promise.all([
    relatedTo(found),
    testimonialsFor(found),
    resultFor(found),
    listedTools(),
    promisesResults(),
    readGlobal('brand'),
  ])
  const { money } = lookOf(brand)
  const price = priceOf(found, money)
  const page: ServicePageProps = {
    ...toPage(found, tools),
    price,
    isPromised,
    ...(result ? { result } : {}),
    testimonials,
    related,
  }
  const { seo, summary } = found
  const title = seo?.title || found.title
  const description = headDescription([
    seo?.description || summary || page.lead,
    page.lead,
    `${found.title} by ${brand.name}: steps, dates, and prices on one page.`,
  ])
  const facts: ServiceDetails = {
    name: found.title,
    description,
    serviceType: familyNames[found.family],
    path: `/services/${slug}/`,
    faqs: page.faqs,
    plans: price.plans.map((plan) => ({ ...plan, description: plan.size })),
    currency: money.currency,
  }
  return {
    page,
    facts,
    seo: {
      title: headTitle([
        `${title} | ${brand.name}`,
        title,
        `${title}: steps, dates, prices | ${brand.name}`,
        `${title} | Services`,
        `${title} | Service`,
        `${title}: what we do, week by week | ${brand.name}`,
      ]),
      description,
      robots: seo?.noindex ? 'noindex, follow' : undefined,
    },
  }
}

/** Returns one page of the published services, grouped by family, or undefined if it does not exist. */
export async function servicesIndex(page = 1) {
  const [byFamily, isPromised, plans] = await Promise.all([countServices(), promisesResults(), plansById()])
  const counts = families.map((family) => ({ family, count: byFamily.get(family) ?? 0 }))
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const pages = pagesOf(total, SERVICES_PER_PAGE)
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined
  const groups = await Promise.all(
    partsOfPage(counts, page).map(
      async ({ family, offset, limit, count }): Promise<ServiceGroup> => ({
        id: family,
        name: familyNames[family],
        count,
        services: (await listServices(family, { limit, offset })).map((row) => toListed(row, plans)),
      }),
    ),
  )
  const jumps = firstPages(counts).map(({ family, count, page: first }) => ({
    name: familyNames[family],
    count,
    href: `${first === page ? '' : pagePath(first, '/services/')}#${family}`,
  }))
  return { page, pages, groups, jumps, total, isPromised, period: commonPeriod([...plans.values()]) }
}

/** Returns the plans with a price by their id. */
async function plansById(): Promise<Map<number, PlanInBrief>> {
  const [docs, brand] = await Promise.all([readList('pricing-plans', { sort: 'order' }), readGlobal('brand')])
  const { money } = lookOf(brand)
  const briefs = docs.map((doc) => [doc.id, planInBrief(doc, money)] as const)
  return new Map(briefs.filter(([, { price }]) => price))
}

/** Returns the period of all plans, or '' if they have several. */
function commonPeriod(plans: PlanInBrief[]) {
  const [period = '', ...others] = new Set(plans.map((plan) => plan.period))
  return others.length > 0 ? '' : period
}

/** Returns whether the agency says by when clients see first results. */
async function promisesResults() {
  return Boolean((await readGlobal('claims')).within)
}

type ListedRow = Awaited<ReturnType<typeof listServices>>[number]

function toListed({ title, slug, summary, from, to, plans }: ListedRow, known: Map<number, PlanInBrief>) {
  const [first, ...larger] = plans.flatMap((id) => known.get(id) ?? [])
  return {
    title,
    path: `/services/${slug}/`,
    summary: summary ?? '',
    weeks: toWeeks({ from, to }),
    ...(first ? { price: { isLowest: larger.length > 0, amount: first.price, period: first.period } } : {}),
  }
}

const ofFamily = (family: Family) => ({ family: { equals: family } })

/** Returns the next services of the family, wrapping around, so that each is linked equally often. */
async function relatedTo({ family, id }: Service) {
  const next = async (where: Where, limit: number) => {
    const select = { title: true, slug: true, summary: true }
    const and = [ofFamily(family), where]
    const { docs } = await find('services', {
      where: { and },
      sort: 'id',
      select,
      limit,
      pagination: false,
      tag: tagOfFamily(family),
    })
    return docs
  }
  const after = await next({ id: { greater_than: id } }, RELATED)
  const first = after.length < RELATED ? await next({ id: { less_than: id } }, RELATED - after.length) : []
  return [...after, ...first].map(({ title, summary, slug }) => ({
    title,
    summary: summary ?? '',
    path: `/services/${slug}/`,
  }))
}

type OwnFields = Omit<ServicePageProps, 'price' | 'result' | 'testimonials' | 'related' | 'isPromised'>

function toPage(doc: Service, tools: VisibleTool[]): OwnFields {
  const { body, relatedStudy: _study, relatedTools, plans: _plans, ...fields } = doc
  const { figure, seasons, leadValue, ...service } = withoutNull(fields)
  const { value, label } = figure ?? {}
  const months = (seasons?.months ?? []).map(Number)
  return {
    title: service.title,
    slug: service.slug ?? '',
    family: service.family,
    lead: service.lead ?? '',
    audience: service.audience ?? '',
    weeks: toWeeks(service.weeks),
    problems: (service.problems ?? []).map(({ text }) => text),
    ...(value && label ? { figure: { value, label } } : {}),
    searches: (service.searches ?? []).map((search) => ({ meaning: '', ...search })),
    ...(months.length > 0 ? { seasons: { months, text: seasons?.text ?? '' } } : {}),
    ledgers: (service.ledgers ?? []).map(({ heading, lead = '', rows = [] }) => ({
      heading,
      lead,
      rows: rows.map((row) => ({ text: '', source: '', sourceUrl: '', ...row })),
    })),
    leadValue: { terms: (leadValue?.terms ?? []).map(({ text }) => text), text: leadValue?.text ?? '' },
    ...(plainText(body) ? { body } : {}),
    text: {
      resolve: documentPath,
      images: { project: environment.imageProject, dataset: environment.imageDataset },
    },
    steps: (service.steps ?? []).map((step) => ({ content: '', ...step })),
    deliverables: (service.deliverables ?? []).map((row) => ({ when: '', detail: '', ...row })),
    sixtyDays: (service.sixtyDays ?? []).map(({ text }) => text),
    faqs: (service.faqs ?? []).flatMap(({ question, answer }) => (answer ? [{ question, answer }] : [])),
    tools: relatedToolsOf(relatedTools, tools),
  }
}

const toWeeks = (weeks?: { from?: number | null; to?: number | null }) => ({
  from: weeks?.from ?? 0,
  to: weeks?.to ?? 0,
})

/** Returns related tools, without those that are not open yet. */
function relatedToolsOf(related: Service['relatedTools'], tools: VisibleTool[]): ToolLink[] {
  const slugs = (related ?? []).flatMap((row) => (typeof row === 'object' ? [row.slug] : []))
  return slugs.flatMap((slug) => tools.filter((tool) => tool.slug === slug && tool.isOpen)).map(toToolLink)
}

const runsIn: Record<VisibleTool['runs'], string> = { browser: 'browser', server: 'server', provider: 'outside data' }

const toToolLink = ({ name, slug, desc, runs }: VisibleTool): ToolLink => ({
  name,
  desc,
  path: `/tools/${slug}/`,
  runs: runsIn[runs],
})

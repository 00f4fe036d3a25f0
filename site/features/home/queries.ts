import { readGlobal, readList, servicesByPlan } from '#cms/database/client.ts'
import type { CaseStudy, Claim, Home, PricingPlan, Project, Service } from '#cms/payload-types.ts'
import { lookOf } from '#engine/brand/look.ts'
import type { MoneyFormat } from '#engine/brand/money.ts'
import { sanitizeHtml } from '#engine/html/sanitize.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'
import { pictureOf } from '#site/documents/picture.ts'
import { planInBrief } from '#site/documents/plan.ts'
import { testimonialOf } from '#site/documents/testimonial.ts'
import { withoutNull } from '#site/documents/without-null.ts'
import type { OfferFacts } from '#site/structured-data/offer.ts'
import type { HomePageProps } from './page.tsx'
import type { Started } from './plan-card.tsx'

type Props = Omit<HomePageProps, 'auditForm' | 'plans'> & {
  /** For search engines, if editors wrote it. */
  seo: { title?: string; description?: string }
  /** The plans for search engines, as the page shows them. */
  offered: { plans: OfferFacts[]; currency: string }
  plans: (Omit<HomePageProps['plans'][number], 'descNode'> & { desc: unknown })[]
}

const RECENT_WORK = 4
const SERVICES = 14
/** More than a home page has, so that it stays one if there are many. */
const MAX_ITEMS = 24

/** Returns everything the home page shows except the form. */
export async function homePage(): Promise<Props> {
  const [home, claims, services, projects, plans, started, testimonials, faqs, brand] = await Promise.all([
    readGlobal('home'),
    readGlobal('claims'),
    readList('services', { where: { homeOrder: { exists: true } }, sort: 'homeOrder', limit: SERVICES }),
    readList('projects', { where: { onHome: { equals: true } }, sort: 'order', limit: RECENT_WORK, depth: 1 }),
    readList('pricing-plans', { sort: 'order' }),
    servicesByPlan(),
    readList('client-testimonials', {
      where: { onHome: { equals: true } },
      sort: 'order',
      limit: MAX_ITEMS,
      depth: 1,
    }),
    readList('faqs', { where: { topic: { equals: 'home' } }, sort: 'order', limit: MAX_ITEMS }),
    readGlobal('brand'),
  ])
  const { money } = lookOf(brand)
  return {
    seo: withoutNull(home.seo ?? {}),
    offered: { plans: plans.map((plan) => toOffer(plan, money)), currency: money.currency },
    home: toHome(home),
    claims: toClaims(claims),
    services: services.map(toServiceRow),
    projects: projects.map(toProject),
    plans: plans.map((plan) => toPlan(plan, money, started.get(plan.id))),
    testimonials: testimonials.map(testimonialOf).filter(({ quote }) => quote !== ''),
    faqs: faqs.map(({ question, answer }) => ({ question, answer })),
  }
}

function toHome(doc: Home): Props['home'] {
  const { chart, heroMore, challenges, steps, auditPoints, clients, proposalTexts, seo: _, ...texts } = withoutNull(doc)
  const { label, href } = heroMore ?? {}
  return {
    heroTitle: '',
    heroButton: '',
    challengesTitle: '',
    servicesTitle: '',
    resultsTitle: '',
    workTitle: '',
    timelineTitle: '',
    about: '',
    pricingTitle: '',
    testimonialsTitle: '',
    industriesTitle: '',
    auditTitle: '',
    closingTitle: '',
    ...texts,
    ...(label && href ? { heroMore: { label, href } } : {}),
    ...(chart?.values && chart.values.length > 1
      ? {
          chart: {
            ...chart,
            values: chart.values,
            marks: (chart.marks ?? []).map((mark) => ({ day: 0, label: '', text: '', ...mark })),
          },
        }
      : {}),
    challenges: (challenges ?? []).map((challenge) => ({
      figure: '',
      figureLabel: '',
      buttonLabel: '',
      buttonHref: '',
      reading: '',
      ...challenge,
      points: challenge.points ?? [],
    })),
    steps: (steps ?? []).map((step) => ({ content: '', fromDay: 0, toDay: 0, ...step })),
    auditPoints: auditPoints ?? [],
    clients: clients ?? [],
    proposalTexts: { ...proposalTexts, button: proposalTexts?.button ?? '' },
  }
}

function toClaims(doc: Claim): Props['claims'] {
  const { highlights, market, ...figures } = withoutNull(doc)
  return {
    revenue: '',
    clients: '',
    trafficIncrease: '',
    organicTraffic: '',
    countries: '',
    years: '',
    ...figures,
    highlights: (highlights ?? []).map((highlight) => ({
      figure: '',
      label: '',
      period: '',
      months: 12,
      from: 0,
      to: 0,
      kind: 'growth',
      ...highlight,
    })),
    market: { conversionRate: '', costPerClick: '', ecommerceSales: '', ...market },
  }
}

function toServiceRow({ title, slug, summary, weeks }: Service): Props['services'][number] {
  return {
    title,
    href: `/services/${slug}/`,
    summary: summary ?? '',
    weeks: { from: weeks?.from ?? 0, to: weeks?.to ?? 0 },
  }
}

function toProject({ name, growth, desc, caseStudy, image }: Project): Props['projects'][number] {
  const study = typeof caseStudy === 'object' ? caseStudy : undefined
  const series = study && seriesOf(study)
  const picture = pictureOf(image)
  return {
    title: name,
    growth: growth ?? '',
    desc: desc ?? '',
    href: study ? `/case-study/${study.slug}` : '/portfolio',
    ...(series ? { series } : {}),
    ...(picture ? { picture } : {}),
  }
}

function seriesOf({ series }: CaseStudy) {
  const values = (series?.points ?? []).map(({ value }) => value)
  return values.length > 1 ? { values, label: series?.unit ?? '' } : undefined
}

const toOffer = (doc: PricingPlan, money: MoneyFormat): OfferFacts => ({
  ...planInBrief(doc, money),
  description: plainText(doc.desc),
})

function toPlan(doc: PricingPlan, money: MoneyFormat, starts: Started | undefined): Props['plans'][number] {
  const { items, isGrow } = withoutNull(doc)
  const { name: planName, ...brief } = planInBrief(doc, money)
  return {
    planName,
    ...brief,
    // The specification defines two shapes of plans.
    items: items?.length ? items : (withoutNull(doc.lists) ?? []),
    desc: doc.desc,
    ...(doc.desc ? {} : { descHtml: sanitizeHtml(doc.description ?? '') }),
    isGrow: isGrow ?? false,
    starts,
  }
}

import type { CollectionSlug, GlobalSlug } from 'payload'
import { tools } from '#content/tools.ts'
import type { ServicePlans } from '#content/types.ts'
import { describeCover } from '#engine/art/cover-data.ts'
import { coverOf, isDrawn } from './covers.ts'
import { portraitAlt, portraitFiles } from './portraits.ts'
import { readPosts } from './posts.ts'
import { workAlt, workFiles } from './work.ts'

type Doc = Record<string, unknown>

/**
 * How one collection is filled. Paths in `rich` hold Markdown; `relations` hold names, found by the other plan's key.
 */
export type Plan = {
  collection: CollectionSlug
  key: string
  docs: () => Promise<readonly Doc[]> | readonly Doc[]
  drafts?: boolean
  rich?: string[]
  relations?: Record<string, CollectionSlug>
  /** Relations to documents that are created later; they are set at the end. */
  late?: Record<string, CollectionSlug>
}
export type GlobalPlan = { slug: GlobalSlug; data: () => Promise<Doc>; relations?: Record<string, CollectionSlug> }

const sections = ['about', 'analysis', 'problem', 'solution', 'result']

/** In an order in which everything that is referred to exists already. */
export const plans: Plan[] = [
  { collection: 'categories', key: 'slug', docs: async () => (await import('#content/categories.ts')).categories },
  {
    collection: 'media',
    key: 'alt',
    docs: async () => [
      ...(await portraitFiles()),
      ...(await workFiles()),
      ...(await Promise.all((await readPosts()).filter(isDrawn).map(coverOf))),
    ],
  },
  {
    collection: 'authors',
    key: 'username',
    docs: async () =>
      (await import('#content/authors.ts')).authors.map((one) => ({ ...one, avatar: portraitAlt(one.name) })),
    relations: { avatar: 'media' },
  },
  {
    collection: 'posts',
    key: 'slug',
    drafts: true,
    docs: async () =>
      (await readPosts()).map(({ cover, picture, ...post }) => ({
        ...post,
        featureImage: cover ? describeCover(cover) : workAlt(picture),
      })),
    rich: ['body'],
    relations: { author: 'authors', categories: 'categories', featureImage: 'media' },
  },
  {
    collection: 'search-synonyms',
    key: 'words',
    docs: async () => (await import('#content/search-synonyms.ts')).searchSynonyms.map((words) => ({ words })),
  },
  { collection: 'faqs', key: 'question', docs: async () => (await import('#content/faqs.ts')).faqs },
  // Their rows exist (`cms/seed/tool-rows.ts`); services refer to them.
  { collection: 'tools', key: 'slug', docs: async () => tools.map(({ slug }) => ({ slug })) },
  {
    collection: 'pricing-plans',
    key: 'planName',
    docs: async () => (await import('#content/pricing-plans.ts')).pricingPlans,
    rich: ['desc'],
  },
  {
    collection: 'services',
    key: 'slug',
    drafts: true,
    docs: async () => {
      const { servicePlans } = await import('#content/service-plans.ts')
      return (await import('#content/services/index.ts')).services.map(({ seasons, ...service }) => ({
        ...service,
        ...planRows(servicePlans[service.slug]),
        ...(seasons ? { seasons: { ...seasons, months: seasons.months.map(String) } } : {}),
      }))
    },
    rich: ['body'],
    relations: { relatedTools: 'tools', 'plans.plan': 'pricing-plans' },
    late: { relatedStudy: 'case-studies' },
  },
  {
    collection: 'case-studies',
    key: 'slug',
    drafts: true,
    docs: async () =>
      (await import('#content/case-studies.ts')).caseStudies.map(({ banner, ...study }) => ({
        ...study,
        bannerImage: workAlt(banner),
      })),
    rich: sections.map((section) => `${section}.content`),
    relations: { services: 'services', bannerImage: 'media' },
  },
  {
    collection: 'employee-testimonials',
    key: 'employeeName',
    docs: async () =>
      (await import('#content/employee-testimonials.ts')).employeeTestimonials.map((one) => ({
        ...one,
        employeeAvatar: portraitAlt(one.employeeName),
      })),
    relations: { employeeAvatar: 'media' },
  },
  {
    collection: 'client-testimonials',
    key: 'order',
    docs: async () =>
      (await import('#content/client-testimonials.ts')).clientTestimonials.map((one) =>
        one.kind === 'client' ? { ...one, avatar: portraitAlt(one.clientName) } : one,
      ),
    rich: ['content'],
    relations: { avatar: 'media', services: 'services' },
  },
  {
    collection: 'team',
    key: 'slug',
    docs: async () => (await import('#content/team.ts')).team.map((one) => ({ ...one, avatar: portraitAlt(one.name) })),
    relations: { avatar: 'media' },
  },
  {
    collection: 'booking-hosts',
    key: 'name',
    docs: async () => (await import('#content/booking-hosts.ts')).bookingHosts,
  },
  {
    collection: 'milestones',
    key: 'title',
    docs: async () => (await import('#content/milestones.ts')).milestones,
  },
  {
    collection: 'projects',
    key: 'name',
    docs: async () =>
      (await import('#content/projects.ts')).projects.map((one) => ({ ...one, image: workAlt(one.image) })),
    relations: { caseStudy: 'case-studies', image: 'media' },
  },
  { collection: 'vacancies', key: 'slug', docs: async () => (await import('#content/vacancies.ts')).vacancies },
  {
    collection: 'pages',
    key: 'slug',
    drafts: true,
    docs: async () => (await import('#content/pages.ts')).pages,
    rich: ['layout.content'],
  },
]

export const globals: GlobalPlan[] = [
  {
    slug: 'brand',
    data: async () => (await import('#content/brand.ts')).brand,
    relations: { coursesCategory: 'categories' },
  },
  { slug: 'navigation', data: async () => (await import('#content/navigation.ts')).navigation },
  { slug: 'offices', data: async () => ({ offices: (await import('#content/offices.ts')).offices, demo: true }) },
  { slug: 'claims', data: async () => ({ ...(await import('#content/claims.ts')).claims, demo: true }) },
  { slug: 'home', data: async () => (await import('#content/home.ts')).home },
  {
    slug: 'creative',
    data: async () => {
      const { gallery, ...creative } = (await import('#content/creative.ts')).creative
      return { ...creative, gallery: gallery.map((one) => ({ ...one, image: workAlt(one.image) })) }
    },
    relations: { 'gallery.image': 'media' },
  },
]

function planRows({ note: price, ...sizes }: ServicePlans = {}) {
  return { plans: Object.entries(sizes).map(([plan, size]) => ({ plan, size })), price }
}

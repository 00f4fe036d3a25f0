import { find, findOne, getCms, type Transaction } from '#cms/database/client.ts'
import type { Service } from '#cms/payload-types.ts'
import { slugify } from '#engine/paths/slugify.ts'
import type { CallTopic } from '#platform/calendar/call-topics.ts'

/** What a visitor chose before a form: a plan, a service, or both. */
export type Interest = {
  /** As the lead stores it: "Mobile SEO, Rise Plan". */
  name: string
  /** Where each part is described. */
  parts: { name: string; href: string }[]
  /** The fields of a form that carry it. */
  fields: { plan?: string; service?: string }
  /** What a call about the service is about. */
  topic: CallTopic | undefined
}

type Part = Interest['parts'][number] & { fields: Interest['fields']; topic?: CallTopic | undefined }
type Choice = { plan?: string | null | undefined; service?: string | null | undefined }

/**
 * Returns the plan and the service that a link or a form names, as far as there are such. Within a transaction, they
 * are read by its connection: if every form waited for a second one, none would get it.
 * @example await interestOf({ plan: 'rise' }) // { name: 'Rise Plan', … }
 */
export async function interestOf({ plan, service }: Choice, req?: Transaction): Promise<Interest | undefined> {
  const parts = [service && (await serviceOf(service, req)), plan && (await planOf(plan, req))].filter(isPart)
  if (parts.length === 0) return undefined
  return {
    name: parts.map(({ name }) => name).join(', '),
    parts: parts.map(({ name, href }) => ({ name, href })),
    fields: Object.assign({}, ...parts.map(({ fields }) => fields)),
    topic: parts.find(({ topic }) => topic)?.topic,
  }
}

const isPart = (part: Part | '' | null | undefined): part is Part => Boolean(part)

async function planOf(plan: string, req?: Transaction): Promise<Part | undefined> {
  const options = { select: { planName: true }, sort: 'order' } as const
  const { docs } = req ? await readIn(req, 'pricing-plans', options) : await find('pricing-plans', options)
  const found = docs.find(({ planName }) => slugify(planName) === plan)
  return found && { name: `${found.planName} Plan`, href: '/#pricing', fields: { plan } }
}

async function serviceOf(service: string, req?: Transaction): Promise<Part | undefined> {
  const where = { slug: { equals: service } }
  const select = { title: true, family: true } as const
  const [found] = req
    ? (await readIn(req, 'services', { where, select, limit: 1 })).docs
    : [await findOne('services', where, { select })]
  return (
    found && {
      name: found.title,
      href: `/services/${service}/`,
      fields: { service },
      topic: topicsOfFamilies[found.family],
    }
  )
}

/** Marketing of an industry has several channels, so a call about it can be about any. */
const topicsOfFamilies: Record<Service['family'], CallTopic | undefined> = {
  core: 'seo',
  cms: 'seo',
  industry: undefined,
  ppc: 'ppc',
  creative: 'creative',
}

/** Reads what visitors may see, by the connection of a transaction. */
async function readIn<T extends 'pricing-plans' | 'services'>(req: Transaction, collection: T, options: object) {
  const cms = await getCms()
  const query = { collection, pagination: false, depth: 0, overrideAccess: false, ...options, req }
  return cms.find(query as Parameters<typeof cms.find<T, never>>[0])
}

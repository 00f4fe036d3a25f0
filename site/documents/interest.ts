import { findOne, readList } from '#cms/database/client.ts'
import { slugify } from '#engine/paths/slugify.ts'

/** What a visitor chose before a form: a plan, a service, or both. */
export type Interest = {
  /** As the lead stores it: "Mobile SEO, Rise Plan". */
  name: string
  /** Where each part is described. */
  parts: { name: string; href: string }[]
  /** The fields of a form that carry it. */
  fields: Record<string, string>
}

type Part = Interest['parts'][number] & { fields: Interest['fields'] }
type Choice = { plan?: string | null | undefined; service?: string | null | undefined }

/**
 * Returns the plan and the service that a link or a form names, as far as there are such.
 * @example await interestOf({ plan: 'rise' }) // { name: 'Rise Plan', … }
 */
export async function interestOf({ plan, service }: Choice): Promise<Interest | undefined> {
  const chosen = await Promise.all([service ? serviceOf(service) : undefined, plan ? planOf(plan) : undefined])
  const parts = chosen.filter((part) => part !== undefined)
  if (parts.length === 0) return undefined
  return {
    name: parts.map(({ name }) => name).join(', '),
    parts: parts.map(({ name, href }) => ({ name, href })),
    fields: Object.assign({}, ...parts.map(({ fields }) => fields)),
  }
}

async function planOf(plan: string): Promise<Part | undefined> {
  const plans = await readList('pricing-plans', { sort: 'order' })
  const found = plans.find(({ planName }) => slugify(planName) === plan)
  return found && { name: `${found.planName} Plan`, href: '/#pricing', fields: { plan } }
}

async function serviceOf(service: string): Promise<Part | undefined> {
  const found = await findOne('services', { slug: { equals: service } }, { select: { title: true } })
  return found && { name: found.title, href: `/services/${service}/`, fields: { service } }
}

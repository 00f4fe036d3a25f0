import { findOne, readList } from '#cms/database/client.ts'
import { slugify } from '#engine/paths/slugify.ts'

/** What a visitor chose before a form: a plan or a service. */
export type Interest = {
  /** "Rise Plan", "Mobile SEO" */
  name: string
  /** Where it is described. */
  href: string
  /** The field of a form that carries it. */
  field: Record<string, string>
}

type Choice = { plan?: string | null | undefined; service?: string | null | undefined }

/**
 * Returns the plan or service that a link or a form names, if there is one.
 * @example await interestOf({ plan: 'rise' }) // { name: 'Rise Plan', … }
 */
export async function interestOf({ plan, service }: Choice): Promise<Interest | undefined> {
  return (plan ? await planOf(plan) : undefined) ?? (service ? await serviceOf(service) : undefined)
}

async function planOf(plan: string): Promise<Interest | undefined> {
  const plans = await readList('pricing-plans', { sort: 'order' })
  const found = plans.find(({ planName }) => slugify(planName) === plan)
  return found && { name: `${found.planName} Plan`, href: '/#pricing', field: { plan } }
}

async function serviceOf(service: string): Promise<Interest | undefined> {
  const found = await findOne('services', { slug: { equals: service } }, { select: { title: true } })
  return found && { name: found.title, href: `/services/${service}/`, field: { service } }
}

import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload'
import { PLACEHOLDER_NAME } from '#content/blank-settings.ts'
import { countOf } from '#engine/text/count-of.ts'
import { transactionOf } from '../database/transaction.ts'
import { changedFields } from './prints.ts'
import { readGlobalValues, readSeeded, type Seeded, writeSeeded } from './seeded.ts'

/** One thing that an editor fills in after the demonstration is gone. */
type Step = { id: string; label: string; href: string }
export type FirstSteps = { open: Step[]; total: number }

/** Returns the step's label while it is open, and undefined once it is done. */
type Check = (cms: Payload, seeded: Seeded) => Promise<string | undefined>
type StepOf = { href: string; label: Check }

const settings = (slug: GlobalSlug) => `/admin/globals/${slug}`
const list = (slug: CollectionSlug) => `/admin/collections/${slug}`
const create = (slug: CollectionSlug) => `${list(slug)}/create`

/** The most important first. */
const steps: Record<string, StepOf> = {
  name: {
    href: settings('brand'),
    label: async (cms) => ((await brandOf(cms)).name === PLACEHOLDER_NAME ? 'Enter the name of the agency' : undefined),
  },
  contact: {
    href: settings('brand'),
    label: async (cms) =>
      (await brandOf(cms)).contactEmail ? undefined : 'Enter the email address that receives requests',
  },
  home: { href: settings('home'), label: untouched('home', 'heroTitle', 'Write the title of the home page') },
  privacy: {
    href: list('pages'),
    label: untouchedPage('privacy-policy', 'Check the privacy policy and name who is responsible'),
  },
  terms: { href: list('pages'), label: untouchedPage('terms-and-conditions', 'Check the terms and conditions') },
  offices: {
    href: settings('offices'),
    label: async (cms) =>
      (await cms.findGlobal({ slug: 'offices', depth: 0 })).offices?.length
        ? undefined
        : 'Enter your offices, or at least a postal address',
  },
  services: {
    href: `${list('services')}?where[or][0][and][0][price][exists]=false`,
    label: async (cms) => {
      const without = await count(cms, 'services', { price: { exists: false } })
      return without > 0 ? `Check ${countOf(without, 'service')} and say what each costs` : undefined
    },
  },
  plans: { href: create('pricing-plans'), label: first('pricing-plans', 'Add your pricing plans') },
  hosts: {
    href: create('booking-hosts'),
    label: async (cms) =>
      (await count(cms, 'booking-hosts')) > 0 || (await brandOf(cms)).embeds?.bookingUrl
        ? undefined
        : 'Add a person who takes calls',
  },
  author: { href: create('authors'), label: first('authors', 'Add the first author') },
  post: { href: create('posts'), label: first('posts', 'Publish the first post') },
  study: { href: create('case-studies'), label: first('case-studies', 'Add the first case study') },
  project: { href: create('projects'), label: first('projects', 'Add projects to the portfolio') },
  testimonial: { href: create('client-testimonials'), label: first('client-testimonials', 'Add what clients say') },
  team: { href: create('team'), label: first('team', 'Introduce the team') },
  milestones: { href: create('milestones'), label: first('milestones', 'Add the history of the agency') },
  figures: {
    href: settings('claims'),
    label: async (cms) => {
      const { clients, revenue, trafficIncrease, highlights } = await readGlobalValues(cms, 'claims')
      const isEmpty = !clients && !revenue && !trafficIncrease && !(highlights as unknown[] | undefined)?.length
      return isEmpty ? 'Enter figures that you can prove' : undefined
    },
  },
  faqs: { href: create('faqs'), label: first('faqs', 'Answer the questions that clients ask') },
  creative: { href: settings('creative'), label: untouched('creative', 'heroTitle', 'Write the creative page') },
}

/** Returns what is left to fill in, or undefined while the demonstration is still there. */
export async function firstSteps(cms: Payload): Promise<FirstSteps | undefined> {
  const seeded = await readSeeded(cms)
  if (!seeded?.removed) return undefined
  const skipped = new Set(seeded.skipped)
  const due = Object.entries(steps).filter(([id]) => !skipped.has(id))
  const checked = await Promise.all(
    due.map(async ([id, { href, label }]) => ({ id, href, label: await label(cms, seeded) })),
  )
  const open = checked.flatMap(({ id, href, label }) => (label ? [{ id, href, label }] : []))
  return { open, total: Object.keys(steps).length }
}

/**
 * Takes a step off the list that this agency does not need.
 * @returns false if there is no such step
 */
export async function skipStep(cms: Payload, id: string): Promise<boolean> {
  if (!Object.hasOwn(steps, id)) return false
  return transactionOf(cms, async (transaction) => {
    const seeded = await readSeeded(cms)
    if (!seeded?.removed) return false
    await writeSeeded(cms, { ...seeded, skipped: [...new Set([...(seeded.skipped ?? []), id])] }, transaction)
    return true
  })
}

function first(collection: CollectionSlug, label: string): Check {
  return async (cms) => ((await count(cms, collection)) === 0 ? label : undefined)
}

/** Open as long as a text is as the removal left it. */
function untouched(global: GlobalSlug, field: string, label: string): Check {
  return async (cms, { removed }) => {
    const left = removed?.globals[global]
    return left && !changedFields(left, await readGlobalValues(cms, global)).includes(field) ? label : undefined
  }
}

function untouchedPage(slug: string, label: string): Check {
  return async (cms, { removed }) => {
    const { docs } = await cms.find({
      collection: 'pages',
      where: { slug: { equals: slug } },
      depth: 0,
      limit: 1,
      showHiddenFields: true,
    })
    const [page] = docs
    const left = page && removed?.documents.pages?.[page.id]
    return left && changedFields(left, page as never).length === 0 ? label : undefined
  }
}

const brandOf = (cms: Payload) => cms.findGlobal({ slug: 'brand', depth: 0 })

async function count(cms: Payload, collection: CollectionSlug, where?: Where) {
  return (await cms.count({ collection, ...(where ? { where } : {}) })).totalDocs
}

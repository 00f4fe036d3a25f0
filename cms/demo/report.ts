import type { CollectionSlug, Payload } from 'payload'
import { countOf } from '#engine/text/count-of.ts'
import type { WhyItStays } from './plan-removal.ts'
import type { RemovalPlan } from './read-plan.ts'
import { countsOf } from './remove.ts'

/** Why something stays, for the list in the terminal and the back office. */
const whyTexts: Record<WhyItStays, string> = {
  changed: 'changed by an editor',
  made: 'made by an editor',
  needed: 'needed by something that stays',
}

/** A plan as the back office shows it. */
export type PlanScreen = {
  /** Number of documents that go. */
  total: number
  /** Number of documents that are demonstration content: those that go, and those that stay although they are. */
  invented: number
  goes: { label: string; titles: string[] }[]
  texts: { title: string; fields: string[] }[]
  stays: { title: string; why: string; href: string }[]
}

/** Returns a plan in the words of the back office. */
export function planScreen(cms: Payload, { goes, stays, texts }: RemovalPlan): PlanScreen {
  const labels = (slug: string) => cms.collections[slug as CollectionSlug].config.labels
  const collections = [...new Set(goes.map(({ collection }) => collection))]
  const blanked = texts.filter(({ blank }) => blank.length > 0)
  const services = blanked.filter((one) => 'collection' in one && one.collection === 'services')
  return {
    total: goes.length,
    invented: goes.length + stays.filter(({ isInvented }) => isInvented).length,
    goes: collections.map((slug) => ({
      label: String(labels(slug).plural),
      titles: goes.filter(({ collection }) => collection === slug).map(({ title }) => title),
    })),
    texts: [
      ...blanked
        .filter((one) => !services.includes(one))
        .map(({ title, blank }) => ({ title, fields: blank.map(({ label }) => label) })),
      ...(services.length > 0 ? [{ title: countOf(services.length, 'service'), fields: ['Price'] }] : []),
    ],
    stays: [
      ...stays.map(({ collection, id, title, why }) => ({
        title: `${String(labels(collection).singular)}: ${title}`,
        why: whyTexts[why],
        href: `/admin/collections/${collection}/${id}`,
      })),
      ...texts.flatMap(({ title, kept, href }) =>
        kept.map(({ label }) => ({ title: `${title}: ${label}`, why: whyTexts.changed, href })),
      ),
    ],
  }
}

/** Returns the lines that the command prints about a removal. */
export function reportRemoval(cms: Payload, plan: RemovalPlan): string[] {
  const { texts = 0, ...counts } = countsOf(plan)
  const { stays } = planScreen(cms, plan)
  return [
    `Removed ${countOf(plan.goes.length, 'demonstration document')}, and cleared ${countOf(texts, 'text')}.`,
    ...Object.entries(counts).map(([collection, count]) => `  ${String(count).padStart(4)}  ${collection}`),
    ...(stays.length > 0 ? ['These stay:', ...stays.map(({ title, why }) => `  ${title} (${why})`)] : []),
    'The dashboard of the back office lists what to fill in first.',
  ]
}

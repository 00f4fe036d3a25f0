import { countOf } from '../../engine/text/count-of.ts'
import type { WhyItStays } from './plan-removal.ts'
import type { RemovalPlan } from './read-plan.ts'
import { countsOf } from './remove.ts'

/** Why something stays, for the list in the terminal and the back office. */
export const whyTexts: Record<WhyItStays, string> = {
  changed: 'changed by an editor',
  made: 'made by an editor',
  needed: 'needed by something that stays',
}

/** Returns the lines that the command prints about a removal. */
export function reportRemoval(plan: RemovalPlan): string[] {
  const { texts = 0, ...counts } = countsOf(plan)
  const kept = plan.texts.flatMap(({ title, kept }) => kept.map(({ label }) => `  ${title}: ${label}`))
  return [
    `Removed ${countOf(plan.goes.length, 'demonstration document')}, and cleared ${countOf(texts, 'text')}.`,
    ...Object.entries(counts).map(([collection, count]) => `  ${String(count).padStart(4)}  ${collection}`),
    ...(plan.stays.length > 0 ? ['These stay:'] : []),
    ...plan.stays.map(({ collection, title, why }) => `  ${collection}: ${title} (${whyTexts[why]})`),
    ...(kept.length > 0 ? ['Texts that editors changed stay:', ...kept] : []),
    'The dashboard of the back office lists what to fill in first.',
  ]
}

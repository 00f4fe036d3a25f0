import type { KeywordIdeas } from '#engine/data-providers/capabilities.ts'
import type { DataSource, Lookup } from '#engine/data-providers/lookup.ts'
import { Failure } from '#engine/failures.ts'
import type { RuleLanguage } from '#engine/keywords/intent-words.ts'
import { readCountry } from '#engine/keywords/market.ts'
import type { Page } from '#engine/web/page.ts'
import { type AdPlan, adPlanOf } from './ad-plan.ts'
import { decodeExport } from './decode-export.ts'
import { expandForAds } from './expand-for-ads.ts'
import { type PlannerExport, type PlannerFigures, readPlanner } from './read-planner.ts'
import { readSeeds } from './read-seeds.ts'

export type PlanInput = {
  seeds: string
  url: string
  planner: string
  file: File[]
  kind: 'product' | 'service'
  country: string
  language: RuleLanguage
}

export type PlannedKeywords = {
  /** Where the keywords are from. */
  origin: 'export' | 'provider' | 'rules'
  keywords: (PlannerFigures & { source: string })[]
  plan: AdPlan
  period: string | null
  hasRanges: boolean
  duplicates: number
  /** Why there are no figures; undefined if there are. */
  missing: Exclude<Lookup<KeywordIdeas>, { kind: 'found' }> | undefined
  dataSource: DataSource | null
  caveats: string[]
  /** Key phrases of the page that became seeds. */
  pagePhrases: string[]
}

type Context = { page: Page | undefined; keywordIdeas: Lookup<KeywordIdeas> | undefined; now: () => number }

/**
 * Returns keywords with the figures of an export or a provider; without either, keywords that rules create from the
 * seeds.
 */
export async function planKeywords(input: PlanInput, { page, keywordIdeas, now }: Context): Promise<PlannedKeywords> {
  readCountry(input.country)
  const file = input.file[0]
  if (input.planner.trim() || file) return fromExport(input, await readExport(input.planner, file))
  if (!(input.seeds.trim() || input.url.trim())) {
    const message = 'Enter at least one seed or the URL of a page, or paste a Keyword Planner export.'
    throw new Failure('invalid', { message, errors: { seeds: message } })
  }
  const seeds = readSeeds(input.seeds)
  const figures = keywordIdeas?.kind === 'found' ? keywordIdeas.value.ideas : []
  if (keywordIdeas?.kind === 'found' && figures.length > 0) {
    const { source, caveats = [] } = keywordIdeas
    const keywords = figures.map((one) => ({
      ...one,
      range: null,
      source: seeds.includes(one.keyword.toLowerCase()) ? 'Your seed' : `Idea from ${source.name}`,
    }))
    return { ...empty, origin: 'provider', keywords, plan: adPlanOf(keywords, input), dataSource: source, caveats }
  }
  const { expandPage } = await import('./expand-page.ts')
  const pagePhrases = page ? await expandPage(page, input.language) : []
  const keywords = expandForAds(seeds, pagePhrases, { ...input, year: new Date(now()).getUTCFullYear() })
  const missing = keywordIdeas?.kind === 'found' ? nothingFound(keywordIdeas.source) : keywordIdeas
  return { ...empty, origin: 'rules', keywords, plan: adPlanOf(keywords, input), missing, pagePhrases }
}

const empty = {
  period: null,
  hasRanges: false,
  duplicates: 0,
  missing: undefined,
  dataSource: null,
  caveats: [],
  pagePhrases: [],
}

const nothingFound = (source: DataSource) => ({
  kind: 'unknown' as const,
  message: `${source.name} has no figures for these seeds.`,
  source,
})

async function readExport(planner: string, file: File | undefined): Promise<PlannerExport> {
  if (planner.trim()) return readPlanner(planner, 'planner')
  const bytes = new Uint8Array(await (file as File).arrayBuffer())
  return readPlanner(decodeExport(bytes, (file as File).name), 'file')
}

function fromExport(input: PlanInput, { figures, isSample, ...about }: PlannerExport): PlannedKeywords {
  const keywords = figures.map((one) => ({ ...one, source: isSample ? 'Sample' : 'Your export' }))
  const dataSource: DataSource = isSample
    ? { name: 'Made-up figures of the sample', kind: 'sample' }
    : { name: 'Google Keyword Planner, your export', kind: 'provider' }
  return { ...empty, ...about, origin: 'export', keywords, plan: adPlanOf(keywords, input), dataSource }
}

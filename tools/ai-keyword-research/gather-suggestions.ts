import type { Market, Suggestions } from '#engine/data-providers/capabilities.ts'
import type { Failed, Lookup } from '#engine/data-providers/lookup.ts'
import type { RuleLanguage } from '#engine/keywords/intent-words.ts'
import { expansionQueries } from '#engine/keywords/suggestion-queries.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { Ports } from '#engine/tool/ports.ts'

export type SuggestionRun = {
  found: { phrase: string; from: string; rank: number }[]
  asked: number
  planned: number
  /** Why the remaining queries were not sent. */
  failure: Failed | null
}

type Context = { gather: Gather; progress: Ports['progress']; market: Market; suggestions: Lookup<Suggestions> }
type Input = { seed: string; language: RuleLanguage; alphabet: boolean }

/**
 * Asks for the completions of the seed with question words, prepositions, and letters, one after the other, so that
 * equal responses give an equal order. Stops at the first failure and keeps what came before.
 */
export async function gatherSuggestions(input: Input, context: Context): Promise<SuggestionRun> {
  const queries = expansionQueries(input)
  const run: SuggestionRun = { found: [], asked: 0, planned: queries.length + 1, failure: null }
  let lookup = context.suggestions
  for (const [at, text] of [input.seed, ...queries].entries()) {
    if (at > 0) lookup = await context.gather('suggestions', { ...context.market, text })
    if (lookup.kind === 'failed') return { ...run, failure: lookup }
    run.asked += 1
    if (lookup.kind === 'found')
      run.found.push(...lookup.value.suggestions.map((phrase, index) => ({ phrase, from: text, rank: index + 1 })))
    context.progress(run.asked, run.planned, 'Asking for suggestions')
  }
  return run
}

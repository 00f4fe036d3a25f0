import type { KeywordFigures, KeywordIdeas, Suggestions, TopicInterest } from '#engine/data-providers/capabilities.ts'
import type { DataSource, Lookup } from '#engine/data-providers/lookup.ts'
import type { ExpandOptions } from '#engine/keywords/expand-seed.ts'
import { expandSeed } from '#engine/keywords/expand-seed.ts'
import { foldPhrase, intentOf, type PhraseIntent } from '#engine/keywords/intent.ts'
import { readCountry } from '#engine/keywords/market.ts'
import { createPhraseSet } from '#engine/keywords/phrase-set.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { gatherSuggestions, type SuggestionRun } from './gather-suggestions.ts'
import { groupAroundSeed } from './group-phrases.ts'
import type { ResearchInput } from './input.ts'
import { type ModelIdeas, modelIdeas } from './model-ideas.ts'

export type PhraseSource = {
  source: 'seed' | 'rule' | 'suggestion' | 'model'
  /** The pattern, the completed text with its place in the list, or the model. */
  detail: string
}
export type ResearchedPhrase = PhraseIntent &
  PhraseSource & { phrase: string; group: number; figures: KeywordFigures | null }

export type ResearchGroup = { name: string; phrases: number[]; page: string; intent: string | null }

export type Research = {
  seed: string
  phrases: ResearchedPhrase[]
  groups: ResearchGroup[]
  suggestions: Omit<SuggestionRun, 'found'>
  model: Omit<ModelIdeas, 'phrases'> | null
  interest: Lookup<TopicInterest>
  figures: Lookup<KeywordIdeas>
  sources: DataSource[]
}

type Context = {
  gather: Gather
  progress: Ports['progress']
  year: number
  suggestions: Lookup<Suggestions>
  topicInterest: Lookup<TopicInterest>
}

/** Expands a seed with every available source, and groups the phrases. Each phrase keeps its first source. */
export async function research(input: ResearchInput, context: Context): Promise<Research> {
  const { language } = input
  const country = readCountry(input.country)
  const market = { language, ...(country ? { country: country.code } : {}) }
  const set = createPhraseSet<PhraseSource>(language)
  set.add(input.seed, { source: 'seed', detail: 'Entered' })
  const { found, ...suggestions } = await gatherSuggestions(input, { ...context, market })
  for (const { phrase, from, rank } of found)
    set.add(phrase, { source: 'suggestion', detail: `No. ${rank} after “${from}”` })
  const options: ExpandOptions = { ...input, country: country?.name ?? '', year: context.year }
  for (const { phrase, kind } of expandSeed(input.seed, options)) set.add(phrase, { source: 'rule', detail: kind })
  const model = input.usesModel ? await modelIdeas(input, context.gather) : null
  for (const phrase of model?.phrases ?? []) set.add(phrase, { source: 'model', detail: model?.model ?? '' })
  const listed = set.list()
  const figures = await context.gather('keywordIdeas', {
    ...market,
    seeds: listed.map(({ phrase }) => phrase),
    onlySeeds: true,
  })
  return {
    seed: foldPhrase(input.seed),
    ...grouped(listed, input, figuresByPhrase(figures)),
    suggestions,
    model: model ? withoutPhrases(model) : null,
    interest: context.topicInterest,
    figures,
    sources: sourcesOf([context.suggestions, context.topicInterest, figures], model),
  }
}

type Listed = PhraseSource & { phrase: string }

function grouped(listed: Listed[], { seed, language }: ResearchInput, figures: Map<string, KeywordFigures>) {
  const read = listed.map((one) => ({ ...one, ...intentOf(one.phrase, language) }))
  const found = groupAroundSeed(read, { seed, language })
  const groupOf = new Map(found.flatMap(({ members }, group) => members.map((at) => [at, group] as const)))
  const phrases = read.map((one, at) => ({
    ...one,
    group: groupOf.get(at) ?? 0,
    figures: figures.get(one.phrase) ?? null,
  }))
  const groups = found.map(({ name, members }) => {
    const inside = members.flatMap((at) => read[at] ?? [])
    return {
      name,
      phrases: members,
      page: mostFrequent(inside.map(({ page }) => page)) ?? 'Article',
      intent: mostFrequent(inside.flatMap(({ intent }) => (intent ? [intent] : []))) ?? null,
    }
  })
  return { phrases, groups }
}

/** Returns the first of the most frequent values. */
function mostFrequent<Value extends string>(values: Value[]): Value | undefined {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

const figuresByPhrase = (figures: Lookup<KeywordIdeas>) =>
  new Map(figures.kind === 'found' ? figures.value.ideas.map((idea) => [foldPhrase(idea.keyword), idea]) : [])

function sourcesOf(lookups: Lookup<unknown>[], model: ModelIdeas | null): DataSource[] {
  const found = lookups.flatMap((one) => (one.kind === 'found' ? [one.source] : []))
  return [...found, ...(model?.lookup.kind === 'found' ? [model.lookup.source] : [])]
}

const withoutPhrases = ({ phrases: _, ...model }: ModelIdeas) => model

import type { Lookup } from './lookup.ts'

/** Country: ISO 3166-1 alpha-2, lower case. Language: BCP 47. */
export type Market = { country?: string; language?: string }

export type SearchQuery = Market & {
  text: string
  city?: string
  device?: 'desktop' | 'mobile'
  /** Number of wanted results; a provider may return fewer. */
  depth: number
  /** Registrable domain: further pages of results are not requested once it is found. */
  stopAt?: string
}

export type SearchResult = {
  /** From 1, among the results that are not ads. */
  position: number
  url: string
  title: string
  snippet: string
}

export type SearchResults = {
  /** The engine that returned these results, such as `Google` or `Brave`. */
  engine: string
  results: SearchResult[]
  /** How many results were read: “not in the first N”. */
  depthRead: number
  /** Such as `people also ask`, `featured snippet`, `AI overview`. */
  features: string[]
  questions?: string[]
  relatedSearches?: string[]
}

export type ProviderLink = {
  from: string
  to: string
  anchor: string
  /** Values of `rel`, lower case. */
  rel: string[]
  firstSeen?: string
  lastSeen?: string
  isLost?: boolean
  sourceTitle?: string
}

export type ProviderLinks = {
  links: ProviderLink[]
  total: number | null
  referringDomains: number | null
  /** Share of followed links, 0 to 1. */
  followedShare: number | null
}

/** Another company's score, under that company's name for it. */
export type ProviderScore = { domain: string; metric: string; value: number; max: number }

/** Page loads or visits per month as a range; `rank` is the list's own, or the upper bound of its bucket. */
export type Traffic = {
  domain: string
  rank?: number
  /** `rank` is the upper bound of a bucket. */
  isBucket?: boolean
  low: number
  high: number
  unit: 'page loads' | 'visits'
  history?: { asOf: string; rank: number }[]
}

export type KeywordFigures = {
  keyword: string
  /** `null` is unknown; 0 means that the provider said 0. */
  averageMonthlySearches: number | null
  /** Oldest first; months as `2026-10`. */
  months: { month: string; searches: number | null }[]
  competition: 'low' | 'medium' | 'high' | null
  /** 0 to 100. */
  competitionIndex: number | null
  lowBid: number | null
  highBid: number | null
  /** ISO 4217, of the bids. */
  currency: string | null
}

export type KeywordIdeas = { ideas: KeywordFigures[] }

export type Suggestions = { text: string; suggestions: string[] }

/** Views of an encyclopedia's article per month: interest in a topic, not searches. */
export type TopicInterest = { article: string; project: string; months: { month: string; views: number }[] }

/** What visitors' browsers measured. Percentiles: milliseconds, except `cls`. */
export type FieldData = {
  /** Whether the figures are of the URL or of its whole origin. */
  scope: 'url' | 'origin'
  device: 'mobile' | 'desktop'
  from: string
  to: string
  metrics: Partial<Record<'lcp' | 'inp' | 'cls' | 'fcp' | 'ttfb', FieldMetric>>
}

/** `shares`: good, needs improvement, poor; 0 to 1. */
export type FieldMetric = { p75: number; shares: [good: number, middling: number, poor: number] }

/** Pages with the same words, as a plagiarism service found them. */
export type CopiesFound = { matches: { url: string; title: string; words: number }[]; wordsChecked: number }

export type TextRequest = {
  /** What the model is asked to do. */
  instructions: string
  text: string
  /** JSON Schema of the response; without it, the response is plain text. */
  schema?: Record<string, unknown>
  maxTokens?: number
}

export type GeneratedText = { text: string; model: string }

/**
 * What providers can supply, one function for each capability. A function never throws because of a provider; it
 * returns a failed look-up. Its signal aborts the request.
 */
export type Capabilities = {
  search: (query: SearchQuery, signal: AbortSignal) => Promise<Lookup<SearchResults>>
  links: (query: { target: string; limit: number }, signal: AbortSignal) => Promise<Lookup<ProviderLinks>>
  /** Of each domain, in this order. */
  authority: (query: { domains: string[] }, signal: AbortSignal) => Promise<Lookup<ProviderScore>[]>
  traffic: (query: { domains: string[] }, signal: AbortSignal) => Promise<Lookup<Traffic>[]>
  keywordIdeas: (
    query: Market & { seeds: string[]; url?: string /** Only the figures of the seeds. */; onlySeeds?: boolean },
    signal: AbortSignal,
  ) => Promise<Lookup<KeywordIdeas>>
  suggestions: (query: Market & { text: string }, signal: AbortSignal) => Promise<Lookup<Suggestions>>
  topicInterest: (query: { text: string; language?: string }, signal: AbortSignal) => Promise<Lookup<TopicInterest>>
  fieldData: (query: { url: string; device: 'mobile' | 'desktop' }, signal: AbortSignal) => Promise<Lookup<FieldData>>
  copies: (query: { text: string }, signal: AbortSignal) => Promise<Lookup<CopiesFound>>
  text: (query: TextRequest, signal: AbortSignal) => Promise<Lookup<GeneratedText>>
}

export type Capability = keyof Capabilities

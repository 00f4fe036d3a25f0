import type { Capability } from './capabilities.ts'

/** A setting that a provider needs: a key, a login, or the URL of a server. */
export type ProviderSetting = {
  /** The environment variable, such as `BRAVE_KEY`. */
  name: string
  label: string
  /** Encrypted where it is stored, never logged, never sent to a browser. */
  isSecret: boolean
  isOptional?: boolean
  /** `server`: the URL of a server that the operator runs, also at a private IP address; `switch`: `on` turns it on. */
  kind?: 'server' | 'switch'
}

/** What is known of a provider without asking it. */
export type ProviderFacts = {
  /** As in the configuration: `searxng`, `dataforseo`. */
  id: string
  name: string
  /** Where the operator gets a key, or how to run it. */
  website: string
  settings: ProviderSetting[]
  /** What it supplies, and what leaves this server for that. */
  supplies: Partial<Record<Capability, string>>
  /** In one sentence. */
  price: string
  /** The provider’s page where the price was read in November 2026, if it was available. */
  priceSource?: string
  /** Cost of one request in US dollars, used for spending limits if the provider does not state it in its responses. */
  usdPerRequest?: number
  /** Whether its responses state the cost, which is then unknown before the first one. */
  statesCost?: boolean
}

const key = (name: string, label = 'API key'): ProviderSetting => ({ name, label, isSecret: true })
const server = (name: string, label: string): ProviderSetting => ({ name, label, isSecret: false, kind: 'server' })
const choice = (name: string, label: string): ProviderSetting => ({ name, label, isSecret: false })
const onOff = (name: string, label: string): ProviderSetting => ({ name, label, isSecret: false, kind: 'switch' })
const optional = (setting: ProviderSetting): ProviderSetting => ({ ...setting, isOptional: true })

const SEARCH = 'Search text, country, and language'
const SEARCH_IN_PLACE = 'Search text, country, city, and language'
const SEARCH_ON_DEVICE = 'Search text, country, city, language, and device'
const DOMAINS = 'Domains'
const PAGE = 'URL of the page'

/** All providers, in the default order: the operator's own servers first, then the cheapest. */
export const providerList = [
  {
    id: 'searxng',
    name: 'SearXNG',
    website: 'https://docs.searxng.org/admin/installation.html',
    settings: [
      server('SEARXNG_URL', 'URL of your SearXNG server'),
      optional(choice('SEARXNG_ENGINES', 'Engines, such as bing,brave')),
    ],
    supplies: { search: `${SEARCH}: to your own server, which asks the engines that it is set up with` },
    price: 'Free: you run it. Search engines block automated queries at times, and may forbid them.',
  },
  {
    id: 'brave',
    name: 'Brave Search',
    website: 'https://brave.com/search/api/',
    settings: [key('BRAVE_KEY')],
    supplies: { search: SEARCH },
    price: '$5 per 1,000 requests of up to 20 results.',
    priceSource: 'https://api-dashboard.search.brave.com/app/plans',
    usdPerRequest: 0.005,
  },
  {
    id: 'serper',
    name: 'Serper',
    website: 'https://serper.dev',
    settings: [key('SERPER_KEY')],
    supplies: { search: SEARCH_IN_PLACE },
    price: 'By package of requests of up to 10 results. Each counts as $0.001.',
    usdPerRequest: 0.001,
  },
  {
    id: 'dataforseo',
    name: 'DataForSEO',
    website: 'https://dataforseo.com',
    settings: [
      { name: 'DATAFORSEO_LOGIN', label: 'API login', isSecret: false },
      key('DATAFORSEO_PASSWORD', 'API password'),
    ],
    supplies: {
      search: SEARCH_ON_DEVICE,
      links: 'Domain or URL',
      authority: DOMAINS,
      traffic: DOMAINS,
      keywordIdeas: 'Keywords, URL, country, and language',
    },
    price: 'From $0.002 per 10 search results; each response states its cost.',
    priceSource: 'https://dataforseo.com/pricing/google-serp/google-organic-serp-api',
    statesCost: true,
  },
  {
    id: 'serpapi',
    name: 'SerpApi',
    website: 'https://serpapi.com',
    settings: [key('SERPAPI_KEY')],
    supplies: { search: SEARCH_ON_DEVICE },
    price: 'By plan. Each request of up to 10 results counts as $0.025.',
    usdPerRequest: 0.025,
  },
  {
    id: 'openpagerank',
    name: 'Open PageRank',
    website: 'https://www.domcop.com/openpagerank/',
    settings: [key('OPENPAGERANK_KEY')],
    supplies: { authority: DOMAINS },
    price: 'Free with a key.',
  },
  {
    id: 'moz',
    name: 'Moz',
    website: 'https://moz.com/products/api',
    settings: [key('MOZ_KEY', 'API token')],
    supplies: { links: 'Domain or URL', authority: DOMAINS },
    price: 'By plan: a row of a response is a unit of the plan.',
  },
  {
    id: 'google-ads',
    name: 'Google Ads',
    website: 'https://developers.google.com/google-ads/api/docs/get-started/introduction',
    settings: [
      key('GOOGLE_ADS_KEY', 'Developer token'),
      { name: 'GOOGLE_ADS_LOGIN', label: 'Customer ID, ten digits', isSecret: false },
      { name: 'GOOGLE_ADS_CLIENT', label: 'OAuth client ID', isSecret: false },
      key('GOOGLE_ADS_PASSWORD', 'OAuth client secret'),
      key('GOOGLE_ADS_REFRESH', 'OAuth refresh token'),
      optional(choice('GOOGLE_ADS_MANAGER', 'Customer ID of the manager account')),
    ],
    supplies: { keywordIdeas: 'Keywords, URL, country, and language' },
    price: 'Free; the access level of the developer token limits the requests of a day.',
    priceSource: 'https://developers.google.com/google-ads/api/docs/access-levels',
  },
  {
    id: 'crux',
    name: 'Chrome UX Report',
    website: 'https://developer.chrome.com/docs/crux/api',
    settings: [key('CRUX_KEY')],
    supplies: { fieldData: PAGE },
    price: 'Free with a key.',
    priceSource: 'https://developer.chrome.com/blog/chrome-ux-report-api',
  },
  {
    id: 'pagespeed',
    name: 'PageSpeed Insights',
    website: 'https://developers.google.com/speed/docs/insights/v5/get-started',
    settings: [key('PAGESPEED_KEY')],
    supplies: { fieldData: `${PAGE}, which Google then opens` },
    price: 'Free with a key; Google limits the requests of a day.',
  },
  {
    id: 'wikimedia',
    name: 'Wikimedia page views',
    website: 'https://wikitech.wikimedia.org/wiki/Data_Platform/AQS/Pageviews',
    settings: [onOff('WIKIMEDIA', 'Look up page views of Wikipedia')],
    supplies: { topicInterest: 'Topic and language' },
    price: 'Free.',
    priceSource: 'https://www.mediawiki.org/wiki/Wikimedia_APIs/Access_policy',
  },
  {
    id: 'google-suggest',
    name: 'Google autocomplete',
    website: 'https://www.google.com',
    settings: [onOff('GOOGLE_SUGGEST', 'Ask Google autocomplete, which is undocumented')],
    supplies: { suggestions: SEARCH },
    price: 'Free; undocumented, and it may stop at any time.',
  },
  {
    id: 'copyleaks',
    name: 'Copyleaks',
    website: 'https://copyleaks.com/api',
    settings: [{ name: 'COPYLEAKS_LOGIN', label: 'Email address', isSecret: false }, key('COPYLEAKS_KEY')],
    supplies: { copies: 'The whole text' },
    price: 'By plan: one credit per 250 words.',
    priceSource: 'https://docs.copyleaks.com/reference/data-types/authenticity/technical-specifications',
  },
  {
    id: 'openai-compatible',
    name: 'Model server',
    website: 'https://ollama.com',
    settings: [
      server('OPENAI_COMPATIBLE_URL', 'Base URL, such as http://127.0.0.1:11434/v1 of Ollama'),
      choice('OPENAI_COMPATIBLE_MODEL', 'Model, such as llama3.2'),
      optional(key('OPENAI_COMPATIBLE_KEY')),
    ],
    supplies: { text: 'Instructions and the whole text, to the server that you configure' },
    price: 'Free with Ollama on your own server; otherwise by the vendor’s price list.',
  },
] as const satisfies ProviderFacts[]

export type ProviderId = (typeof providerList)[number]['id']

/** Capabilities as messages name them, with the variable that sets the order of their providers. */
export const capabilityList = {
  search: { name: 'search results', order: 'SEARCH_PROVIDERS' },
  links: { name: 'links with their anchor texts', order: 'LINKS_PROVIDERS' },
  authority: { name: 'other companies’ scores of domains', order: 'AUTHORITY_PROVIDERS' },
  traffic: { name: 'traffic estimates', order: 'TRAFFIC_PROVIDERS' },
  keywordIdeas: { name: 'search volumes', order: 'KEYWORD_IDEAS_PROVIDERS' },
  suggestions: { name: 'search suggestions', order: 'SUGGESTIONS_PROVIDERS' },
  topicInterest: { name: 'interest in topics', order: 'TOPIC_INTEREST_PROVIDERS' },
  fieldData: { name: 'loading times of real visitors', order: 'FIELD_DATA_PROVIDERS' },
  copies: { name: 'copies of a text on the web', order: 'COPIES_PROVIDERS' },
  text: { name: 'texts from a language model', order: 'TEXT_PROVIDERS' },
} as const satisfies Record<Capability, { name: string; order: string }>

/** What is configured: values by name of the setting, and the ids of the providers to ask, by capability. */
export type ProviderConfiguration = {
  settings: Record<string, string>
  /** Without an entry, every provider that has its settings is asked, in the order of `providerList`. */
  order: Partial<Record<Capability, string[]>>
}

/** Returns the facts about a provider. */
export function providerFacts(id: ProviderId): ProviderFacts {
  return providerList.find((facts) => facts.id === id) as ProviderFacts
}

/** Returns the names of required settings that have no value; a switch is on only with the value `on`. */
export function missingSettings(
  { settings }: Pick<ProviderFacts, 'settings'>,
  values: Record<string, string>,
): string[] {
  return settings
    .filter(({ name, isOptional, kind }) => !isOptional && !(kind === 'switch' ? values[name] === 'on' : values[name]))
    .map(({ name }) => name)
}

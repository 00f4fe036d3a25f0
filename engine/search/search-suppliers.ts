import { type TableBlock, table } from '../tool/blocks.ts'

/** Who supplies search results, with the settings that each needs and what it charges for a search. */
export const searchSuppliers = [
  {
    id: 'searxng',
    name: 'SearXNG',
    website: 'https://docs.searxng.org/',
    settings: ['SEARXNG_URL'],
    engine: 'The engines that your instance asks, by their names',
    cost: 'Free; you run it yourself',
  },
  {
    id: 'brave',
    name: 'Brave Search',
    website: 'https://api-dashboard.search.brave.com/app/plans',
    settings: ['BRAVE_KEY'],
    engine: 'Brave, from its own index',
    cost: '$5 per 1,000 requests',
  },
  {
    id: 'serper',
    name: 'Serper',
    website: 'https://serper.dev/',
    settings: ['SERPER_KEY'],
    engine: 'Google',
    cost: '$0.30 to $1 per 1,000 requests',
  },
  {
    id: 'serpapi',
    name: 'SerpApi',
    website: 'https://serpapi.com/pricing',
    settings: ['SERPAPI_KEY'],
    engine: 'Google',
    cost: 'from $25 per 1,000 searches',
  },
  {
    id: 'dataforseo',
    name: 'DataForSEO',
    website: 'https://dataforseo.com/pricing',
    settings: ['DATAFORSEO_LOGIN', 'DATAFORSEO_PASSWORD'],
    engine: 'Google',
    cost: '$2 per 1,000 first pages, $1.50 per 1,000 further pages',
  },
]

const PRICES_AS_OF = 'November 2026'

/** Returns which settings supply a search, and what each costs, as a block of a report. */
export const searchSuppliersBlock = (): TableBlock =>
  table({
    title: 'What looks the results up for you',
    columns: [{ label: 'Provider' }, { label: 'Settings', form: 'mono' }, { label: 'Results of' }, { label: 'Price' }],
    rows: searchSuppliers.map(({ name, website, settings, engine, cost }) => [
      { text: name, href: website },
      settings.join(', '),
      engine,
      cost,
    ]),
    note: `One of them is enough. Whoever runs this server sets it in the environment or in the back office. Prices as of ${PRICES_AS_OF}, by the providers.`,
  })

/** Returns the sentence that names the settings. */
export const searchSettings = () =>
  `Search results come from a provider that whoever runs this server sets up: ${searchSuppliers
    .map(({ name, settings }) => `${name} (${settings.join(' and ')})`)
    .join(', ')}.`

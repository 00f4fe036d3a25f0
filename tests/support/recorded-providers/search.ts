import type { Recorded } from './recorded.ts'

const query = { text: 'espresso grinder', country: 'us', language: 'en', depth: 10 }
const capability = 'search'

export const searches: Recorded[] = [
  {
    provider: 'searxng',
    capability,
    settings: { SEARXNG_URL: 'http://searxng.example:8888/', SEARXNG_ENGINES: 'bing' },
    query,
    success: [
      {
        url: 'searxng.example:8888/search',
        body: {
          query: 'espresso grinder',
          number_of_results: 0,
          results: [
            {
              url: 'https://beans.example/grinders',
              title: 'Grinders',
              content: 'All.',
              engine: 'bing',
              engines: ['bing'],
              positions: [1],
              score: 1,
            },
            {
              url: 'https://cafe.example/best',
              title: 'The best',
              content: 'Ten.',
              engine: 'bing',
              engines: ['bing'],
              positions: [2],
              score: 0.5,
            },
          ],
          answers: [],
          suggestions: ['espresso grinder for home'],
          unresponsive_engines: [],
        },
      },
    ],
    empty: [{ url: 'searxng.example:8888/search', body: { query: 'x', results: [], unresponsive_engines: [] } }],
    emptyKind: 'found',
  },
  {
    provider: 'brave',
    capability,
    settings: { BRAVE_KEY: 'secret-brave' },
    query,
    success: [
      {
        url: 'api.search.brave.com/res/v1/web/search',
        body: {
          type: 'search',
          query: { original: 'espresso grinder', more_results_available: false },
          web: {
            type: 'search',
            results: [
              { title: 'Grinders', url: 'https://beans.example/grinders', description: 'All.', language: 'en' },
              { title: 'The best', url: 'https://cafe.example/best' },
            ],
          },
          faq: {
            type: 'faq',
            results: [{ question: 'Which burr is best?', answer: 'Flat.', title: 'x', url: 'https://a.example' }],
          },
          videos: { type: 'videos', results: [{ url: 'https://video.example' }] },
        },
      },
    ],
    empty: [
      {
        url: 'api.search.brave.com/',
        body: { type: 'search', query: { original: 'x', more_results_available: false } },
      },
    ],
    emptyKind: 'found',
  },
  {
    provider: 'serper',
    capability,
    settings: { SERPER_KEY: 'secret-serper' },
    query,
    success: [
      {
        url: 'google.serper.dev/search',
        body: {
          searchParameters: { q: 'espresso grinder', type: 'search', engine: 'google' },
          answerBox: { snippet: 'A burr grinder.', title: 'Grinders', link: 'https://answer.example/' },
          organic: [
            { title: 'Grinders', link: 'https://beans.example/grinders', snippet: 'All.', position: 1 },
            { title: 'The best', link: 'https://cafe.example/best', snippet: 'Ten.', date: 'Mar 3, 2026', position: 2 },
          ],
          peopleAlsoAsk: [{ question: 'Which burr is best?', snippet: 'Flat.', title: 'x', link: 'https://a.example' }],
          relatedSearches: [{ query: 'manual espresso grinder' }],
          credits: 1,
        },
      },
    ],
    empty: [{ url: 'google.serper.dev/search', body: { searchParameters: { q: 'x' }, organic: [], credits: 1 } }],
    emptyKind: 'found',
  },
  {
    provider: 'serpapi',
    capability,
    settings: { SERPAPI_KEY: 'secret-serpapi' },
    query: { ...query, device: 'mobile' },
    success: [
      {
        url: 'serpapi.com/search.json',
        body: {
          search_metadata: { id: '1', status: 'Success' },
          ads: [{ position: 1, title: 'Buy', link: 'https://ad.example/' }],
          ai_overview: { page_token: 'x' },
          organic_results: [
            { position: 1, title: 'Grinders', link: 'https://beans.example/grinders', snippet: 'All.' },
            { position: 2, title: 'The best', link: 'https://cafe.example/best' },
          ],
          related_questions: [{ question: 'Which burr is best?' }],
          related_searches: [{ query: 'manual espresso grinder', link: 'https://www.google.com/search' }],
        },
      },
    ],
    empty: [
      {
        url: 'serpapi.com/search.json',
        body: { search_metadata: { status: 'Success' }, error: "Google hasn't returned any results for this query." },
      },
    ],
    emptyKind: 'found',
  },
]

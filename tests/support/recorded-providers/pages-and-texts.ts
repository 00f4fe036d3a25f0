import type { Recorded } from './recorded.ts'

const cruxMetric = (p75: number | string) => ({
  histogram: [
    { start: 0, end: 1, density: 0.8 },
    { start: 1, end: 2, density: 0.15 },
    { start: 2, density: 0.05 },
  ],
  percentiles: { p75 },
})
const pagespeedMetric = (percentile: number) => ({
  percentile,
  distributions: [
    { min: 0, max: 1, proportion: 0.8 },
    { min: 1, max: 2, proportion: 0.15 },
    { min: 2, proportion: 0.05 },
  ],
  category: 'FAST',
})

const copyleaksLogin = {
  url: 'id.copyleaks.com/v3/account/login/api',
  body: { access_token: 'secret-token', '.issued': '2026-11-23T00:00:00Z', '.expires': '2026-11-25T00:00:00Z' },
  isLogin: true,
}

export const pagesAndTexts: Recorded[] = [
  {
    provider: 'crux',
    capability: 'fieldData',
    settings: { CRUX_KEY: 'secret-crux' },
    query: { url: 'https://beans.example/grinders', device: 'mobile' },
    success: [
      {
        url: 'chromeuxreport.googleapis.com/v1/records:queryRecord',
        body: {
          record: {
            key: { formFactor: 'PHONE', url: 'https://beans.example/grinders' },
            metrics: {
              largest_contentful_paint: cruxMetric(2_100),
              cumulative_layout_shift: cruxMetric('0.02'),
              interaction_to_next_paint: cruxMetric(140),
            },
            collectionPeriod: {
              firstDate: { year: 2026, month: 9, day: 28 },
              lastDate: { year: 2026, month: 10, day: 25 },
            },
          },
        },
      },
    ],
    empty: [
      {
        url: 'chromeuxreport.googleapis.com/',
        status: 404,
        body: { error: { code: 404, message: 'chrome ux report data not found', status: 'NOT_FOUND' } },
      },
    ],
    emptyKind: 'unknown',
  },
  {
    provider: 'pagespeed',
    capability: 'fieldData',
    settings: { PAGESPEED_KEY: 'secret-pagespeed' },
    query: { url: 'https://beans.example/grinders', device: 'mobile' },
    success: [
      {
        url: 'www.googleapis.com/pagespeedonline/v5/runPagespeed',
        body: {
          id: 'https://beans.example/grinders',
          loadingExperience: {
            id: 'https://beans.example',
            origin_fallback: true,
            metrics: {
              LARGEST_CONTENTFUL_PAINT_MS: pagespeedMetric(2_100),
              CUMULATIVE_LAYOUT_SHIFT_SCORE: pagespeedMetric(2),
              INTERACTION_TO_NEXT_PAINT: pagespeedMetric(140),
            },
          },
          lighthouseResult: {},
        },
      },
    ],
    empty: [
      { url: 'www.googleapis.com/', body: { id: 'https://beans.example/', loadingExperience: { initial_url: 'x' } } },
    ],
    emptyKind: 'unknown',
  },
  {
    provider: 'wikimedia',
    capability: 'topicInterest',
    settings: { WIKIMEDIA: 'on' },
    query: { text: 'coffee grinder', language: 'en-US' },
    success: [
      {
        url: 'en.wikipedia.org/w/rest.php/v1/search/title',
        body: { pages: [{ id: 1, key: 'Coffee_grinder', title: 'Coffee grinder', excerpt: 'x', description: null }] },
      },
      {
        url: 'wikimedia.org/api/rest_v1/metrics/pageviews/per-article/en.wikipedia.org/all-access/user/Coffee_grinder/monthly/',
        body: {
          items: [
            { project: 'en.wikipedia', article: 'Coffee_grinder', timestamp: '2026100100', views: 5_200 },
            { project: 'en.wikipedia', article: 'Coffee_grinder', timestamp: '2026080100', views: 4_100 },
          ],
        },
      },
    ],
    empty: [{ url: 'en.wikipedia.org/', body: { pages: [] } }],
    emptyKind: 'unknown',
  },
  {
    provider: 'google-suggest',
    capability: 'suggestions',
    settings: { GOOGLE_SUGGEST: 'on' },
    query: { text: 'espresso', country: 'us', language: 'en' },
    success: [
      {
        url: 'suggestqueries.google.com/complete/search',
        type: 'text/javascript; charset=UTF-8',
        body: ['espresso', ['espresso machine', 'espresso grinder'], [], { 'google:suggestsubtypes': [[512], [512]] }],
      },
    ],
    empty: [
      { url: 'suggestqueries.google.com/', type: 'text/javascript; charset=UTF-8', body: ['espresso', [], [], {}] },
    ],
    emptyKind: 'unknown',
  },
  {
    provider: 'copyleaks',
    capability: 'copies',
    settings: { COPYLEAKS_LOGIN: 'desk@agency.example', COPYLEAKS_KEY: 'secret-copyleaks' },
    query: { text: 'People who read this have read it before.' },
    success: [
      copyleaksLogin,
      {
        url: 'api.copyleaks.com/v3/scans/submit/file/',
        status: 201,
        body: {},
        later: {
          status: 0,
          developerPayload: '',
          scannedDocument: { scanId: 'x', totalWords: 7, totalExcluded: 0, credits: 1 },
          results: {
            internet: [
              { id: 'a', title: 'Less', introduction: 'x', matchedWords: 3, url: 'https://less.example/' },
              { id: 'b', title: null, introduction: 'x', matchedWords: 7, url: 'https://more.example/' },
            ],
            database: [],
            score: { identicalWords: 7, aggregatedScore: 100 },
          },
        },
      },
    ],
    empty: [
      copyleaksLogin,
      {
        url: 'api.copyleaks.com/v3/scans/submit/file/',
        status: 201,
        body: {},
        later: { status: 0, scannedDocument: { totalWords: 7 }, results: { internet: [] } },
      },
    ],
    emptyKind: 'found',
  },
  {
    provider: 'openai-compatible',
    capability: 'text',
    settings: {
      OPENAI_COMPATIBLE_URL: 'http://127.0.0.1:11434/v1/',
      OPENAI_COMPATIBLE_MODEL: 'llama3.2',
      OPENAI_COMPATIBLE_KEY: 'secret-model',
    },
    query: {
      instructions: 'Simplify.',
      text: 'The premises are to be vacated.',
      schema: { type: 'object' },
      maxTokens: 200,
    },
    success: [
      {
        url: '127.0.0.1:11434/v1/chat/completions',
        body: {
          id: 'chatcmpl-1',
          object: 'chat.completion',
          model: 'llama3.2',
          choices: [
            {
              index: 0,
              message: { role: 'assistant', content: '{"text":"Leave the building."}' },
              finish_reason: 'stop',
            },
          ],
          usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
        },
      },
    ],
    empty: [
      {
        url: '127.0.0.1:11434/',
        body: { model: 'llama3.2', choices: [{ message: { role: 'assistant', content: '' }, finish_reason: 'stop' }] },
      },
    ],
    emptyKind: 'failed',
  },
]

import type { Recorded } from './recorded.ts'

const token = {
  url: 'oauth2.googleapis.com/token',
  body: { access_token: 'ya29.secret-access', expires_in: 3599, token_type: 'Bearer' },
  isLogin: true,
}
const currency = {
  url: 'googleads.googleapis.com/v26/customers/1234567890/googleAds:search',
  body: { results: [{ customer: { resourceName: 'customers/1234567890', currencyCode: 'EUR' } }] },
}
const googleAds = {
  GOOGLE_ADS_KEY: 'secret-developer-token',
  GOOGLE_ADS_LOGIN: '123-456-7890',
  GOOGLE_ADS_CLIENT: 'client.apps.example',
  GOOGLE_ADS_PASSWORD: 'secret-client',
  GOOGLE_ADS_REFRESH: 'secret-refresh',
}

export const domainsAndKeywords: Recorded[] = [
  {
    provider: 'openpagerank',
    capability: 'authority',
    settings: { OPENPAGERANK_KEY: 'secret-opr' },
    query: { domains: ['beans.example', 'nowhere.example'] },
    success: [
      {
        url: 'openpagerank.com/api/v1.0/getPageRank',
        body: {
          status_code: 200,
          response: [
            {
              status_code: 200,
              error: '',
              page_rank_integer: 5,
              page_rank_decimal: 5.03,
              rank: '12345',
              domain: 'beans.example',
            },
            {
              status_code: 404,
              error: 'Domain not found',
              page_rank_integer: 0,
              page_rank_decimal: 0,
              rank: null,
              domain: 'nowhere.example',
            },
          ],
          last_updated: '18th Oct 2026',
        },
      },
    ],
    empty: [{ url: 'openpagerank.com/', body: { status_code: 200, response: [] } }],
    emptyKind: 'unknown',
  },
  {
    provider: 'moz',
    capability: 'authority',
    settings: { MOZ_KEY: 'secret-moz' },
    query: { domains: ['beans.example', 'nowhere.example'] },
    success: [
      {
        url: 'lsapi.seomoz.com/v2/url_metrics',
        body: {
          results: [
            {
              page: 'beans.example/',
              root_domain: 'beans.example',
              domain_authority: 42,
              page_authority: 40,
              spam_score: 1,
              last_crawled: '2026-10-12',
            },
            {
              page: 'nowhere.example/',
              root_domain: 'nowhere.example',
              domain_authority: 1,
              page_authority: 1,
              spam_score: -1,
              last_crawled: '',
            },
          ],
        },
      },
    ],
    empty: [{ url: 'lsapi.seomoz.com/', body: { results: [] } }],
    emptyKind: 'unknown',
  },
  {
    provider: 'moz',
    capability: 'links',
    settings: { MOZ_KEY: 'secret-moz' },
    query: { target: 'beans.example', limit: 10 },
    success: [
      {
        url: 'lsapi.seomoz.com/v2/links',
        body: {
          next_token: 'x',
          results: [
            {
              source: { page: 'blog.example/a', title: 'Coffee notes', domain_authority: 20 },
              target: { page: 'beans.example/' },
              anchor_text: 'good beans',
              nofollow: true,
              date_first_seen: '2024-11-15',
              date_last_seen: '2026-10-02',
              date_disappeared: '',
            },
          ],
        },
      },
      {
        url: 'lsapi.seomoz.com/v2/url_metrics',
        body: {
          results: [
            {
              external_pages_to_root_domain: 400,
              external_nofollow_pages_to_root_domain: 100,
              root_domains_to_root_domain: 12,
              domain_authority: 42,
              last_crawled: '2026-10-12',
            },
          ],
        },
      },
    ],
    empty: [{ url: 'lsapi.seomoz.com/', body: { results: [] } }],
    emptyKind: 'unknown',
  },
  {
    provider: 'google-ads',
    capability: 'keywordIdeas',
    settings: googleAds,
    query: { seeds: ['espresso grinder'], country: 'de', language: 'de' },
    success: [
      token,
      currency,
      {
        url: 'googleads.googleapis.com/v26/customers/1234567890:generateKeywordIdeas',
        body: {
          results: [
            {
              text: 'espresso grinder',
              keywordIdeaMetrics: {
                competition: 'HIGH',
                avgMonthlySearches: '12100',
                competitionIndex: '98',
                lowTopOfPageBidMicros: '530000',
                highTopOfPageBidMicros: '1700000',
                monthlySearchVolumes: [
                  { month: 'OCTOBER', year: '2026', monthlySearches: '14800' },
                  { month: 'NOVEMBER', year: '2025', monthlySearches: '0' },
                  { month: 'FEBRUARY', year: '2026' },
                ],
              },
            },
            { text: 'rare grinder', keywordIdeaMetrics: { competition: 'UNSPECIFIED' } },
          ],
          totalSize: '2',
        },
      },
    ],
    empty: [token, { url: 'googleads.googleapis.com/', body: {} }],
    emptyKind: 'unknown',
  },
  {
    provider: 'google-ads',
    capability: 'keywordIdeas',
    settings: googleAds,
    query: { seeds: ['car', 'Cars', 'nothing'], onlySeeds: true },
    success: [
      token,
      currency,
      {
        url: 'googleads.googleapis.com/v26/customers/1234567890:generateKeywordHistoricalMetrics',
        body: {
          results: [
            { text: 'car', closeVariants: ['cars'], keywordMetrics: { avgMonthlySearches: '900', competition: 'LOW' } },
          ],
        },
      },
    ],
    empty: [token, { url: 'googleads.googleapis.com/', body: { results: [] } }],
    emptyKind: 'unknown',
  },
]

import type { Recorded } from './recorded.ts'

const settings = { DATAFORSEO_LOGIN: 'login@agency.example', DATAFORSEO_PASSWORD: 'secret-dataforseo' }
const provider = 'dataforseo'
const host = 'api.dataforseo.com/v3/'

/** Returns the outer object of every response. */
export function taskBody(result: unknown[] | null, code = 20_000, cost = 0.002) {
  return {
    version: '0.1.20260717',
    status_code: 20_000,
    status_message: 'Ok.',
    time: '5.1 sec.',
    cost,
    tasks_count: 1,
    tasks_error: code === 20_000 ? 0 : 1,
    tasks: [
      {
        id: '07231252-7652-0139-0000-301b3ccdda6f',
        status_code: code,
        status_message: 'x',
        cost,
        result_count: 1,
        result,
      },
    ],
  }
}

const keyword = {
  keyword: 'espresso grinder',
  location_code: 2840,
  search_partners: false,
  competition: 'HIGH',
  competition_index: 100,
  search_volume: 0,
  low_top_of_page_bid: 0.53,
  high_top_of_page_bid: 1.7,
  cpc: 0.9,
  monthly_searches: [
    { year: 2026, month: 10, search_volume: 12_100 },
    { year: 2025, month: 11, search_volume: null },
    { year: 2026, month: 2, search_volume: 0 },
  ],
}

export const dataforseoRecorded: Recorded[] = [
  {
    provider,
    capability: 'search',
    settings,
    query: { text: 'espresso grinder', country: 'us', language: 'en-US', depth: 20, stopAt: 'cafe.example' },
    success: [
      {
        url: `${host}serp/google/organic/live/advanced`,
        body: taskBody([
          {
            keyword: 'espresso grinder',
            check_url: 'https://www.google.com/search?q=espresso+grinder',
            items: [
              { type: 'paid', rank_group: 1, rank_absolute: 1, title: 'Buy', url: 'https://ad.example/' },
              { type: 'ai_overview', rank_group: 1, rank_absolute: 2, items: null },
              {
                type: 'organic',
                rank_group: 1,
                rank_absolute: 3,
                domain: 'beans.example',
                title: 'Grinders',
                description: 'All.',
                url: 'https://beans.example/grinders',
              },
              {
                type: 'people_also_ask',
                rank_group: 1,
                rank_absolute: 4,
                items: [{ type: 'people_also_ask_element', title: 'Which burr is best?' }],
              },
              {
                type: 'organic',
                rank_group: 2,
                rank_absolute: 5,
                domain: 'cafe.example',
                title: 'The best',
                description: null,
                url: 'https://cafe.example/best',
              },
              { type: 'related_searches', rank_group: 1, rank_absolute: 6, items: ['manual espresso grinder'] },
            ],
          },
        ]),
      },
    ],
    empty: [{ url: host, body: taskBody(null, 40_102) }],
    emptyKind: 'found',
  },
  {
    provider,
    capability: 'links',
    settings,
    query: { target: 'beans.example', limit: 10 },
    success: [
      {
        url: `${host}backlinks/backlinks/live`,
        body: taskBody([
          {
            target: 'beans.example',
            total_count: 40,
            items: [
              {
                type: 'backlink',
                url_from: 'https://blog.example/a',
                url_to: 'https://beans.example/',
                anchor: 'good beans',
                dofollow: false,
                attributes: ['nofollow', 'UGC'],
                first_seen: '2024-11-15 12:57:46 +00:00',
                last_seen: '2026-10-02 01:02:03 +00:00',
                is_lost: false,
                page_from_title: 'Coffee notes',
              },
              {
                type: 'backlink',
                url_from: 'https://press.example/',
                url_to: 'https://beans.example/',
                anchor: null,
                dofollow: true,
                attributes: null,
                is_lost: true,
              },
            ],
          },
        ]),
      },
      {
        url: `${host}backlinks/summary/live`,
        body: taskBody([
          {
            target: 'beans.example',
            backlinks: 40,
            referring_domains: 12,
            referring_links_attributes: { nofollow: 10, ugc: 3 },
          },
        ]),
      },
    ],
    empty: [{ url: host, body: taskBody([{ target: 'beans.example', total_count: 0, items: [] }]) }],
    emptyKind: 'unknown',
  },
  {
    provider,
    capability: 'authority',
    settings,
    query: { domains: ['beans.example', 'cafe.example'] },
    success: [
      {
        url: `${host}backlinks/bulk_ranks/live`,
        body: taskBody([
          {
            items_count: 2,
            items: [
              { target: 'cafe.example', rank: 0 },
              { target: 'beans.example', rank: 318 },
            ],
          },
        ]),
      },
    ],
    empty: [{ url: host, body: taskBody([{ items_count: 0, items: [] }]) }],
    emptyKind: 'unknown',
  },
  {
    provider,
    capability: 'traffic',
    settings,
    query: { domains: ['beans.example', 'cafe.example'] },
    success: [
      {
        url: `${host}dataforseo_labs/google/bulk_traffic_estimation/live`,
        body: taskBody([
          {
            items: [
              { target: 'cafe.example', metrics: { organic: { etv: 0, count: 3 }, paid: null } },
              { target: 'beans.example', metrics: { organic: { etv: 2_173.4, count: 117 }, paid: null } },
            ],
          },
        ]),
      },
    ],
    empty: [
      {
        url: host,
        body: taskBody([{ items: [{ target: 'beans.example', metrics: { organic: { etv: 0, count: 0 } } }] }]),
      },
    ],
    emptyKind: 'unknown',
  },
  {
    provider,
    capability: 'keywordIdeas',
    settings,
    query: { seeds: ['espresso grinder'], country: 'us', language: 'en' },
    success: [
      { url: `${host}keywords_data/google_ads/keywords_for_keywords/live`, body: taskBody([keyword], 20_000, 0.075) },
    ],
    empty: [{ url: host, body: taskBody([]) }],
    emptyKind: 'unknown',
  },
]

import type { DomainRank, Referrer } from '#engine/data-providers/link-index.ts'
import type { DataSource, Failed, Found, Unknown } from '#engine/data-providers/lookup.ts'
import type { ArtifactRequests, Artifacts } from '#engine/tool/artifacts.ts'

type LinkArtifact =
  | 'domainRanks'
  | 'referrers'
  | 'linkGap'
  | 'similarDomains'
  | 'linkIndex'
  | 'links'
  | 'authority'
  | 'traffic'
export type LinkMakers = { [Name in LinkArtifact]: (request: ArtifactRequests[Name]) => Artifacts[Name] }

export const graphSource: DataSource = {
  name: 'Common Crawl domain graph, cc-main-2026-apr-may-jun',
  kind: 'open-data',
  asOf: '2026-06-30',
  url: 'https://commoncrawl.org/web-graphs',
}

export const found = <Value>(value: Value, source: DataSource = graphSource): Found<Value> => ({
  kind: 'found',
  value,
  source,
})

export const notConfigured = (setting: string): Failed => ({
  kind: 'failed',
  reason: 'not-configured',
  message: 'No provider is set up for this.',
  howTo: `Set ${setting}.`,
})

export const rankOf = (domain: string, more: Partial<DomainRank> = {}): DomainRank => ({
  domain,
  harmonicRank: 1_000,
  pageRankPosition: 1_722,
  pageRank: 1.6e-5,
  domains: 121_091_933,
  ...more,
})

export const referrer = (domain: string, harmonicRank: number, more: Partial<Referrer> = {}): Referrer => ({
  domain,
  harmonicRank,
  isHub: false,
  ...more,
})

/** The first four rows of real data, in the order of their positions. */
const listed: Record<string, Partial<DomainRank>> = {
  'google.com': { harmonicRank: 3, pageRankPosition: 2, hosts: 37_909 },
  'example.com': { harmonicRank: 1_000, pageRankPosition: 1_722, hosts: 201 },
  'wikipedia.org': {
    harmonicRank: 16,
    pageRankPosition: 21,
    hosts: 1_400,
    history: [
      { release: 'cc-main-2025-apr-may-jun', asOf: '2025-06-30', harmonic: 2.2e7, pageRank: 8.5e-4, rank: 15 },
      { release: 'cc-main-2026-apr-may-jun', asOf: '2026-06-30', harmonic: 2.15e7, pageRank: 8.5e-4, rank: 16 },
    ],
  },
}

/** What the catalog's test gives to tools that read the link graph: every domain with a rank and a few links. */
export const linkMakers: LinkMakers = {
  linkIndex: () => ({
    release: 'cc-main-2026-apr-may-jun',
    asOf: '2026-06-30',
    domains: 121_091_933,
    links: 3_902_808_757,
    isSample: false,
  }),
  domainRanks: ({ domains }) => domains.map((domain) => found(rankOf(domain, listed[domain]))),
  referrers: ({ domain }) =>
    found({
      domain,
      total: 4,
      referrers: [
        referrer('cdn.example', 12, { isHub: true, hosts: 3 }),
        referrer('news.example', 900, { hosts: 2 }),
        referrer('blog.example', 40_000, { hosts: 1 }),
        referrer('notes.example', 90_000_000, { hosts: 1 }),
      ],
      byRank: [3, 0, 0, 0, 0, 0, 0, 1, 0, 0],
      byTopLevelDomain: [{ name: 'example', count: 4 }],
      changes: {
        since: 'cc-main-2026-jan-feb-mar',
        gained: [referrer('blog.example', 40_000)],
        lost: [referrer('old.example', 2_000_000)],
        gainedTotal: 1,
        lostTotal: 1,
      },
      trend: [
        { release: 'cc-main-2026-jan-feb-mar', asOf: '2026-03-31', referringDomains: 4, links: 4_700_000_000 },
        { release: 'cc-main-2026-apr-may-jun', asOf: '2026-06-30', referringDomains: 4, links: 3_902_808_757 },
      ],
    }),
  linkGap: ({ others }) => found([{ ...referrer('press.example', 5_000), linksTo: others }]),
  similarDomains: () => found([{ domain: 'alike.example', harmonicRank: 70_000, shared: 3, score: 1.25 }]),
  links: () => notConfigured('DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD'),
  authority: ({ domains }) => domains.map(() => notConfigured('MOZ_TOKEN')),
  traffic: ({ domains }) => domains.map(() => notConfigured('a popularity list')),
}

const unlisted = (domain: string): Unknown => ({
  kind: 'unknown',
  message: `${domain} is not in the built-in list.`,
  source: graphSource,
})
const withoutLinks = notConfigured('up the links: npm run data -- get links')

/** Artifacts without a link index and without providers. */
export const withoutLinkData: LinkMakers = {
  linkIndex: () => ({ ...linkMakers.linkIndex({}), domains: 4_795, links: null }),
  domainRanks: ({ domains }) => domains.map(unlisted),
  referrers: () => withoutLinks,
  linkGap: () => withoutLinks,
  similarDomains: () => withoutLinks,
  links: linkMakers.links,
  authority: linkMakers.authority,
  traffic: linkMakers.traffic,
}

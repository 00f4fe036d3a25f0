/** A page of a trial site, before it is HTML. Proofs change it. */
export type TrialPage = {
  /** Path and query: `/products/wool-socks-3/`. */
  path: string
  template: TemplateName
  status: number
  /** Lower-case names. */
  headers: Record<string, string | string[]>
  lang: string | undefined
  title: string | undefined
  description: string | undefined
  /** As written in the attribute; undefined for none. */
  canonical: string | undefined
  robots: string | undefined
  viewport: string | undefined
  h1: string | undefined
  /** Markup at the end of the head. */
  head: string[]
  /** Markup of the main part, after the heading. */
  main: string[]
  /** Markup after the main part, before the footer. */
  after: string[]
  /** Replaces the whole document. */
  html?: string
  /** Whether the sitemap lists it. */
  isInSitemap: boolean
  /** Language versions that the sitemap names for it. */
  sitemapVersions?: [code: string, href: string][]
  /** Whether the hub page links to it, which is how the crawl finds it. */
  isLinked: boolean
}

export const TEMPLATES = [
  'home',
  'category',
  'product',
  'blog',
  'article',
  'about',
  'service',
  'location',
  'faq',
  'job',
  'legal',
  'hub',
] as const
export type TemplateName = (typeof TEMPLATES)[number]

/** A file that is no page: a stylesheet, an image, a redirect. */
export type TrialFile = { status: number; headers: Record<string, string>; body: string | Uint8Array }

export type TrialSite = {
  /** `https://trial.example`, without a slash at its end. */
  origin: string
  /** By path. */
  pages: Map<string, TrialPage>
  /** By path; those of other hosts by URL. */
  files: Map<string, TrialFile>
  robots: TrialFile
  /** Replaces the sitemap that lists the pages. */
  sitemap?: TrialFile
  /** Milliseconds until each response begins; default 1. */
  firstByteMs?: number
  random: Random
}

/** Source of chance of a seed: the same seed, the same site. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** A whole number from `low` to `high`. */
  whole: (low: number, high: number) => number
  pick: <Value>(from: readonly Value[]) => Value
}

/** Returns a source of chance (mulberry32, a 32-bit generator in the public domain). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number],
  }
}

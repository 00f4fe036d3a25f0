import { hammingDistance } from './fingerprint.ts'

type Page = { url: string; simhash: string; textHash: string; words: number }
export type DuplicateGroup = { kind: 'exact' | 'near'; urls: string[] }

/** Bits of 64 that may differ. Source: Manku, Jain, and Das Sarma 2007, who found 3 the best value for web pages. */
const MAX_DISTANCE = 3
/** Minimum number of words for a comparison. */
const MIN_WORDS = 20
/** Hex digits of one of four bands: of two hashes with at most three different bits, one band is equal. */
const BAND = 4

/** Returns groups of pages with the same text, and of pages whose text differs little, largest group first. */
export function findDuplicates(pages: Page[]): DuplicateGroup[] {
  const long = pages.filter(({ words }) => words >= MIN_WORDS)
  const byText = Map.groupBy(long, ({ textHash }) => textHash)
  const exact = [...byText.values()].filter(({ length }) => length > 1)
  const representatives = [...byText.values()].flatMap(([first]) => first ?? [])
  return [
    ...exact.map((group) => ({ kind: 'exact' as const, urls: group.map(({ url }) => url) })),
    ...nearGroups(representatives).map((urls) => ({ kind: 'near' as const, urls })),
  ].toSorted((a, b) => b.urls.length - a.urls.length)
}

function nearGroups(pages: Page[]): string[][] {
  const groupOf = new Map<Page, Page>(pages.map((page) => [page, page]))
  const root = (page: Page): Page => {
    const above = groupOf.get(page) ?? page
    return above === page ? page : root(above)
  }
  for (let band = 0; band < 64 / 4; band += BAND) {
    const alike = Map.groupBy(pages, ({ simhash }) => simhash.slice(band, band + BAND))
    for (const candidates of alike.values())
      for (const [at, one] of candidates.entries())
        for (const other of candidates.slice(at + 1))
          if (hammingDistance(one.simhash, other.simhash) <= MAX_DISTANCE) groupOf.set(root(other), root(one))
  }
  const groups = Map.groupBy(pages, root)
  return [...groups.values()].filter(({ length }) => length > 1).map((group) => group.map(({ url }) => url))
}

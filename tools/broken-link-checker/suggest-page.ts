import type { LinkTarget } from '#engine/crawl/link-sources.ts'
import type { CrawledPage } from '#engine/web/crawl.ts'

/** Share of words that two URLs need in common. */
const MIN_LIKENESS = 0.5

/**
 * Returns the page of the same host whose URL has the most words in common with a broken one, or the id on the page
 * that is most like a missing fragment; null if nothing is close.
 */
export function suggestPage({ url, fragment, state }: LinkTarget, pages: CrawledPage[]): string | null {
  if (state.kind === 'fragment') {
    const end = state.hops.at(-1) ?? url
    const page = pages.find((one) => one.url === end)
    const place = page && best(fragment, page.anchors, (anchor) => anchor)
    return place ? `${end}#${place}` : null
  }
  if (!URL.canParse(url)) return null
  const { host, pathname } = new URL(url)
  const near = pages.filter((page) => page.url !== url && new URL(page.url).host === host && page.depth > 0)
  return best(pathname, near, (page) => new URL(page.url).pathname)?.url ?? null
}

function best<Item>(wanted: string, items: Item[], nameOf: (item: Item) => string): Item | undefined {
  let found: { item: Item; likeness: number } | undefined
  const words = wordsOf(wanted)
  for (const item of items) {
    const likeness = likenessOf(words, wordsOf(nameOf(item)))
    if (likeness >= MIN_LIKENESS && likeness > (found?.likeness ?? 0)) found = { item, likeness }
  }
  return found?.item
}

const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .replace(/\.(html?|php|aspx?)$/, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  )

/** Returns the Jaccard index of two sets of words. */
function likenessOf(one: Set<string>, other: Set<string>) {
  const common = [...one].filter((word) => other.has(word)).length
  return common / (one.size + other.size - common || 1)
}

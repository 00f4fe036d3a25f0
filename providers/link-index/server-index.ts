import type { LinkIndex } from '#engine/data-providers/link-index.ts'

type Options = {
  /** Where `npm run data` puts releases. */
  folder: string
  /** A ClickHouse server or cluster, in place of the folder. */
  url?: string | undefined
}

/**
 * Creates the link index of this server: the releases that the operator loaded, or the ranks that the product ships
 * with; the sample graph for `.example` names. Nothing is read before the first request.
 */
export function createServerIndex(options: Options): LinkIndex {
  let loading: Promise<LinkIndex> | undefined
  const load = () => {
    loading ??= loadIndex(options)
    return loading
  }
  return {
    info: async () => (await load()).info(),
    ranks: async (domains) => (await load()).ranks(domains),
    referrers: async (domain, more) => (await load()).referrers(domain, more),
    linkGap: async (own, others, more) => (await load()).linkGap(own, others, more),
    similar: async (domain, more) => (await load()).similar(domain, more),
  }
}

async function loadIndex({ folder, url }: Options): Promise<LinkIndex> {
  const { shippedHistory } = await import('./built-in/shipped-history.ts')
  const { createBuiltInIndex } = await import('./built-in/built-in-index.ts')
  const { createSampleIndex } = await import('./sample/sample-index.ts')
  const { withHistory } = await import('./with-history.ts')
  const { withSample } = await import('./with-sample.ts')
  const real = await loadedIndex(folder, url, createBuiltInIndex(shippedHistory))
  return withSample(withHistory(real, shippedHistory.of), createSampleIndex)
}

async function loadedIndex(folder: string, url: string | undefined, builtIn: LinkIndex): Promise<LinkIndex> {
  if (url) {
    const { createClickHouseIndex } = await import('./clickhouse/clickhouse-index.ts')
    return createClickHouseIndex(url, builtIn)
  }
  const { createLocalIndex } = await import('./local/local-index.ts')
  return createLocalIndex(folder, builtIn)
}

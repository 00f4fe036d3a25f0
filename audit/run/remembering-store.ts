import type { CrawlResult, CrawlStore } from '#engine/crawl/ports.ts'

/** Returns a store that has the results of another one in memory, too, so that reports read nothing again. */
export async function rememberingStore(
  store: CrawlStore,
  onResult: (result: CrawlResult) => void,
): Promise<CrawlStore> {
  const results: CrawlResult[] = []
  const notes = new Map<string, string>()
  const remember = (result: CrawlResult) => {
    results.push(result)
    onResult(result)
  }
  for await (const result of store.results()) remember(result)
  return {
    ...store,
    async complete(id, result, found) {
      await store.complete(id, result, found)
      remember(result)
    },
    results: () => results,
    async note(name) {
      const known = notes.get(name) ?? (await store.note(name))
      if (known !== undefined) notes.set(name, known)
      return known
    },
    async setNote(name, value) {
      await store.setNote(name, value)
      notes.set(name, value)
    },
  }
}

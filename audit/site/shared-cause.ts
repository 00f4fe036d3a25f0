import type { Evidence } from '../evidence.ts'

/** A cause of fewer pages is one of many. */
const MIN_PAGES = 3

type Found = Evidence & { url: string }

/**
 * Keeps the cause of findings that at least three pages share, and drops the others, so that what each page has of its
 * own is one finding together.
 */
export function withSharedCauses(found: (Found & { cause: string })[]): Found[] {
  const pages = new Map<string, Set<string>>()
  for (const { url, cause } of found) pages.set(cause, (pages.get(cause) ?? new Set()).add(url))
  return found.map(({ cause, ...one }) => ((pages.get(cause)?.size ?? 0) >= MIN_PAGES ? { ...one, cause } : one))
}

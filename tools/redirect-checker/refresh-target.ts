import { readRefresh } from '#engine/web/refresh.ts'
import { absolute } from '#engine/web/tags-of.ts'
import { withoutFragment } from './chain.ts'

/** Where a refresh leads to, absolute and as written, after how many seconds. */
export type RefreshTarget = { url: string; written: string; delay: number }

/**
 * Returns where the value of a `Refresh` header or of a meta refresh leads to; undefined if it reloads the page, or
 * does nothing. `base` is what its URL is resolved against.
 */
export function refreshTarget(value: string, page: { url: string; base: string }): RefreshTarget | undefined {
  const refresh = readRefresh(value)
  const url = refresh?.url === undefined ? undefined : absolute(refresh.url, page.base)
  if (!refresh || !url || !/^https?:/.test(url) || withoutFragment(url) === withoutFragment(page.url)) return undefined
  return { url, written: refresh.url ?? '', delay: refresh.seconds }
}

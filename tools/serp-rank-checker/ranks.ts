import type { PageCheck } from './page-check.ts'
import type { Rank } from './rank.ts'

/** The result of a run. */
export type Ranks = {
  domain: string
  /** `none`: no provider is configured, so nothing was looked up. */
  mode: 'search' | 'pasted' | 'none'
  keywords: string[]
  ranks: Rank[]
  page: PageCheck | null
  /** Lines of the pasted results that have no URL. */
  skipped: string[]
}

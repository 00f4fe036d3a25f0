import type { Evidence } from '../evidence.ts'
import type { Indexability } from './indexability.ts'
import type { PageFacts } from './page-facts.ts'

/** What the audit keeps of a page: what its rules found, and what rules of the site compare. JSON. */
export type PageDescription = {
  indexability: Indexability
  facts: PageFacts
  /** Structure, for templates. */
  skeleton: number[]
  /** What is wrong, by id of the rule. */
  found: Record<string, Evidence[]>
  /** How many places each rule found, where that is more than `found` keeps. */
  counts: Record<string, number>
  /** Rules of its scope that did not apply to it. */
  skipped: string[]
}

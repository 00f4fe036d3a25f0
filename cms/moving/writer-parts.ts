import type { OldSite } from '#moving/item.ts'
import type { Library } from './library.ts'
import type { CommentChoice, Plan, TagChoice } from './plan.ts'
import type { MovedItem } from './records.ts'

/** What is needed to store items of one import. */
export type WriterParts = {
  oldSite: OldSite
  name: string
  plan: Plan
  moved: Map<string, MovedItem>
  library: Library
  isDryRun: boolean
  tags: TagChoice
  comments: CommentChoice
}

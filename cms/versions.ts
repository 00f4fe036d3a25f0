/**
 * Drafts, publishing on a date, and earlier states to go back to. The back office saves a draft while it is being
 * written (`admin/components/saving`), so that the preview next to it follows: each save is a version. `maxPerDoc: 0`
 * keeps all of them; the worker deletes by age (`worker/prune-versions.ts`).
 */
export const drafts = {
  drafts: { schedulePublish: { timeIntervals: 15, timeFormat: 'h:mm a' } },
  maxPerDoc: 0,
} as const

/** For documents without drafts: editors can see and restore earlier versions. */
export const history = { maxPerDoc: 20 } as const

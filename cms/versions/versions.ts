/**
 * Drafts, publishing on a date, and earlier states to go back to. The back office saves a draft while it is being
 * written (`admin/components/saving`), so that the preview next to it follows: each save is a version. `maxPerDoc: 0`
 * keeps all of them; the worker deletes by age (`worker/prune-versions.ts`).
 */
export const drafts = {
  // Payload's queue and task for dates; the drawer and what the task does are ours (`cms/schedule`).
  drafts: { schedulePublish: true },
  maxPerDoc: 0,
} as const

/** For documents without drafts: editors can see and restore earlier versions. */
export const history = { maxPerDoc: 20 } as const

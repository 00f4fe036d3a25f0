/** Drafts, publishing on a date, and the last fifty states of a document to go back to. */
export const drafts = {
  drafts: { schedulePublish: { timeIntervals: 15, timeFormat: 'HH:mm' } },
  maxPerDoc: 50,
} as const

/** Like `drafts`, and a draft is saved while it is being written. */
export const draftsWithAutosave = {
  drafts: { ...drafts.drafts, autosave: { interval: 2_000, showSaveDraftButton: true } },
  maxPerDoc: 50,
} as const

/** For documents without drafts: editors can see and restore earlier versions. */
export const history = { maxPerDoc: 20 } as const

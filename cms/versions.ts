/** Drafts, publishing on a date, and the last fifty states of a document to go back to. */
export const drafts = {
  drafts: { schedulePublish: { timeIntervals: 15, timeFormat: 'HH:mm' } },
  maxPerDoc: 50,
} as const

/** As `drafts`, and what is being written is kept without pressing a button. */
export const draftsWithAutosave = {
  drafts: { ...drafts.drafts, autosave: { interval: 2_000, showSaveDraftButton: true } },
  maxPerDoc: 50,
} as const

/** For what has no drafts: who wonders what stood there before can look, and restore it. */
export const history = { maxPerDoc: 20 } as const

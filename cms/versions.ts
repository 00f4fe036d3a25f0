/**
 * Drafts, publishing on a date, and the last fifty states of a document to go back to. A draft is saved while it is
 * being written, so that the preview next to it follows.
 */
export const drafts = {
  drafts: {
    autosave: { interval: 2_000, showSaveDraftButton: true },
    schedulePublish: { timeIntervals: 15, timeFormat: 'h:mm a' },
  },
  maxPerDoc: 50,
} as const

/** For documents without drafts: editors can see and restore earlier versions. */
export const history = { maxPerDoc: 20 } as const

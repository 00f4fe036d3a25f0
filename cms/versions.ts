/**
 * Drafts, publishing on a date, and the last fifty states of a document to go back to. A draft is saved while it is
 * being written, so that the preview next to it follows.
 */
export const drafts = {
  drafts: {
    autosave: { interval: 2_000, showSaveDraftButton: true },
    // Its queue and its task; the drawer and what the task does are ours (`cms/schedule`).
    schedulePublish: true,
  },
  maxPerDoc: 50,
} as const

/** For documents without drafts: editors can see and restore earlier versions. */
export const history = { maxPerDoc: 20 } as const

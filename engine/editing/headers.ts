/** Names the browser tab that saves a document: a UUID made when the page was opened. */
export const TAB_HEADER = 'x-editing-tab'

/** Names a new document, so that a repeated request creates it once: a UUID. */
export const DRAFT_KEY_HEADER = 'x-editing-draft'

/** Why a save was refused: `data.code` of the error in the response. */
export type RefusalCode = 'stale' | 'taken-over' | 'already-created'

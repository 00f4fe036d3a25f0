import { timeAgo } from '#engine/text/time-ago.ts'

/** Where the text of an open document is. */
export type SaveState =
  | { kind: 'saved'; at: number | undefined }
  | { kind: 'unsaved' | 'saving' | 'away' | 'signed-out' | 'gone' }
  | { kind: 'stale' | 'taken-over' | 'refused'; message: string }

/**
 * Returns what the bar of a document says about its text, in a few words.
 * @param savesItself whether the document is saved while somebody types
 * @param now milliseconds since 1970
 */
export function saveText(state: SaveState, savesItself: boolean, now: number): string {
  switch (state.kind) {
    case 'saved':
      return state.at === undefined ? '' : `Saved ${timeAgo(new Date(state.at).toISOString(), now)}`
    case 'unsaved':
      return savesItself ? 'Not saved yet' : 'Not saved'
    case 'saving':
      return 'Saving …'
    case 'away':
      return 'No connection'
    case 'signed-out':
      return 'Signed out'
    case 'gone':
      return 'Deleted'
    default:
      return 'Not saved'
  }
}

/**
 * Returns what went wrong with a save, as a sentence below the bar; undefined if nothing did, or if there is something
 * to choose.
 * @param isKept whether the browser keeps what is not saved
 */
export function problemText(state: SaveState, isKept: boolean): string | undefined {
  const kept = isKept ? 'Your text is kept in this browser' : 'Your text is only in this tab: do not close it'
  switch (state.kind) {
    case 'away':
      return `There is no connection. ${kept}. It is saved once the connection is back.`
    case 'gone':
      return `This document was deleted. ${kept}.`
    case 'refused':
      return state.message
    default:
      return undefined
  }
}

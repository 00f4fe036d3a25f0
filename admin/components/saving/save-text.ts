import { timeAgo } from '../../../engine/text/time-ago.ts'

/** Where the text of an open document is. */
export type SaveState =
  | { kind: 'saved'; at: number | undefined }
  | { kind: 'unsaved' | 'saving' | 'away' | 'signed-out' | 'gone' }
  | { kind: 'stale' | 'taken-over' | 'refused'; message: string }

/**
 * What the bar of a document says about its text.
 * @param isKept whether the browser keeps what is not saved
 * @param now milliseconds since 1970
 */
export function saveText(state: SaveState, { isKept, savesItself }: { isKept: boolean; savesItself: boolean }, now: number) {
  const kept = isKept ? 'Your text is kept in this browser' : 'Your text is only in this tab. Do not close it'
  switch (state.kind) {
    case 'saved':
      return state.at === undefined ? '' : `Saved ${timeAgo(new Date(state.at).toISOString(), now)}`
    case 'unsaved':
      return savesItself ? 'Not saved yet' : 'Not saved'
    case 'saving':
      return 'Saving …'
    case 'away':
      return `No connection. ${kept}; it is saved once the connection is back.`
    case 'signed-out':
      return `You are signed out. ${kept}.`
    case 'gone':
      return `This document was deleted. ${kept}.`
    default:
      return state.message
  }
}

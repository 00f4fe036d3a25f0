import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { countOf } from '#engine/text/count-of.ts'
import type { CopiedContent } from './clipboard.ts'
import { insertPasted, placePicture, removePlace, waitingPlaces } from './insert.ts'
import { storePicture } from './store-picture.ts'

/** Places whose picture is being uploaded. */
const underway = new Set<string>()

/**
 * Inserts what was copied, and puts its pictures into the media library one after another. The code that reads other
 * formats is fetched with the first paste.
 * @returns sentences about what could not be taken over
 */
export async function pasteContent(
  editor: LexicalEditor,
  { files, ...clipboard }: CopiedContent,
  setWaiting: (count: number) => void,
): Promise<string[]> {
  const { describePicture, insertableFiles, markdownToHtml, readClipboard, reportPaste } = await import('./read.ts')
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
  const pasted = readClipboard(clipboard, { parse, markdownToHtml })
  if (!pasted || pasted.nodes.length === 0) return []
  for (const { key } of pasted.pictures) underway.add(key)
  insertPasted(editor, pasted.nodes)
  const bytes = insertableFiles(pasted, files)
  const lost: Parameters<typeof reportPaste>[0]['lost'] = []
  let undescribed = 0
  for (const [at, picture] of pasted.pictures.entries()) {
    setWaiting(pasted.pictures.length - at)
    const alt = describePicture(picture)
    const stored = await storePicture({ ...picture, ...(bytes[at] ? { file: bytes[at] } : {}) }, alt)
    if ('id' in stored) {
      if ((await placePicture(editor, picture.key, stored.id)) && alt === '') undescribed += 1
    } else {
      await removePlace(editor, picture.key)
      lost.push({ picture, ...(stored.reason ? { reason: stored.reason } : {}) })
    }
    underway.delete(picture.key)
  }
  setWaiting(0)
  return reportPaste({ notes: pasted.notes, lost, undescribed })
}

/**
 * Removes places that a closed window left behind.
 * @returns a sentence about them, if there are any
 */
export async function removeForgotten(editor: LexicalEditor): Promise<string[]> {
  const forgotten = waitingPlaces(editor).filter((key) => !underway.has(key))
  for (const key of forgotten) await removePlace(editor, key)
  if (forgotten.length === 0) return []
  return [
    `${countOf(forgotten.length, 'picture')} had not been copied when this page was closed. Paste the text again.`,
  ]
}

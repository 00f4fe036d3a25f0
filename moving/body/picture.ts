import type { PastedNode } from '#engine/pasting/nodes.ts'
import { isRecord } from '#engine/rich-text/nodes.ts'
import type { Picture } from '../item.ts'
import { cutText } from './cut-text.ts'
import { paragraphsOfText } from './short-text.ts'

const MAX_CAPTION_LENGTH = 300

/** Returns a picture of the JSON that a reader wrote; undefined if it has no URL. */
export function asPicture(value: unknown): Picture | undefined {
  if (!isRecord(value) || typeof value.url !== 'string' || value.url.trim() === '') return undefined
  const words = (name: string) => {
    const text = value[name]
    return typeof text === 'string' && text.trim() !== '' ? { [name]: text.replace(/\s+/g, ' ').trim() } : {}
  }
  const { x, y } = isRecord(value.focus) ? value.focus : {}
  const isFocus = typeof x === 'number' && typeof y === 'number' && isPercent(x) && isPercent(y)
  return {
    ...words('key'),
    url: value.url.trim(),
    ...words('alt'),
    ...words('caption'),
    ...(isFocus ? { focus: { x, y } } : {}),
  }
}

const isPercent = (value: number) => value >= 0 && value <= 100

/**
 * Returns the place of a picture, before it is in the library, and the rest of a caption that is too long for it. The
 * node has the picture itself, which `finishBody` replaces by the id of a document.
 */
export function pictureNodes(picture: Picture): PastedNode[] {
  const [caption, rest] = cutText(picture.caption ?? '', MAX_CAPTION_LENGTH)
  const fields = caption ? { caption } : {}
  return [
    { type: 'upload', version: 3, format: '', id: '', relationTo: 'media', fields, picture },
    ...paragraphsOfText(rest),
  ]
}

import { describePicture } from '#engine/pasting/description.ts'
import { decodePart } from '#engine/web/decode-part.ts'
import type { Picture, PictureItem } from '#moving/item.ts'
import type { Plan } from './plan.ts'

const MAX_ALT = 300
const MIME_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

type Wanted = { url: string; file: string | undefined }

/** Where the bytes of pictures come from: the export, a folder, or their URLs if that is allowed. */
export type Pictures = {
  /** Returns why a picture cannot be had, as a sentence, without reading it; undefined if nothing is known. */
  problemOf: (picture: Wanted) => Promise<string | undefined>
  /** @throws {UnavailablePicture} with a sentence */
  read: (picture: Wanted) => Promise<Buffer>
}

/** A picture as the library gets it. */
export type LibraryPicture = {
  key: string
  at: string
  url: string
  file: string | undefined
  addresses: string[]
  name: string
  data: { alt?: string; decorative?: boolean; focalX?: number; focalY?: number; originalName: string }
}

/** Returns the picture that a body or a post refers to: the item of the export, or what is known of it there. */
export function libraryPicture(plan: Plan, picture: Picture): LibraryPicture {
  const key = picture.key ?? plan.itemAt(picture.url)
  const item = key === undefined ? undefined : plan.pictures.get(key)
  if (item) return fromItem(item, picture)
  const name = nameOf(picture.url)
  return {
    key: `picture ${picture.url}`,
    at: '',
    url: picture.url,
    file: picture.url,
    addresses: [picture.url],
    name,
    data: {
      ...described({ alt: picture.alt, caption: picture.caption, name }),
      ...focusOf(picture),
      originalName: name,
    },
  }
}

/** Returns a picture of the library of the old site, described as there, otherwise as in the text that shows it. */
export function fromItem(item: PictureItem, shown?: Picture): LibraryPicture {
  const { key, at, url, file, addresses, name } = item
  const words = { alt: item.alt || shown?.alt, caption: item.caption || shown?.caption, name }
  return { key, at, url, file, addresses: [url, ...addresses], name, data: { ...described(words), originalName: name } }
}

/** The site publishes no picture without a description: one that has none is decoration until an editor says more. */
function described({
  alt = '',
  caption = '',
  name,
}: {
  alt?: string | undefined
  caption?: string | undefined
  name: string
}) {
  const words = describePicture({ key: '', src: '', alt, caption, name, under: '' })
  return words ? { alt: words.slice(0, MAX_ALT) } : { decorative: true }
}

const focusOf = ({ focus }: Picture) => (focus ? { focalX: Math.round(focus.x), focalY: Math.round(focus.y) } : {})

/** Returns the bytes as an upload. Its type is stated by its name; encoding decides what the bytes are. */
export function uploadOf(name: string, data: Buffer) {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  return { data, name, mimetype: MIME_TYPES[extension] ?? 'image/jpeg', size: data.length }
}

function nameOf(url: string) {
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  return decodePart(last) || 'picture.jpg'
}

import { decodePart } from '#engine/web/decode-part.ts'

const CDN = /^i\d\.wp\.com\//
/** What WordPress adds to the names of smaller files. */
const SIZE = /-\d{1,5}x\d{1,5}(?=\.\w{2,5}$)/
/** What it adds to the name of an upload that it made smaller or turned. */
const SCALED = /-(?:scaled|rotated)(?=\.\w{2,5}$)/

/**
 * Returns what URLs of the same file have in common: no scheme, no `www.`, and no query.
 * @example urlKey('https://www.old.example/2020/Tern.jpg?w=300') // 'old.example/2020/tern.jpg'
 */
export function urlKey(url: string): string {
  const bare = (url.split(/[?#]/, 1)[0] ?? '').replace(/^(?:https?:)?\/\/(?:www\.)?/i, '').replace(CDN, '')
  return decodePart(bare).toLowerCase()
}

/**
 * Returns the key of the upload that a smaller file was made from.
 * Source: https://developer.wordpress.org/reference/functions/image_make_intermediate_size/
 */
export const uploadKey = (key: string) => key.replace(SIZE, '').replace(SCALED, '')

/** Returns the key of an upload before WordPress made it smaller; smaller files have its name. */
export function scaledUpload(key: string): string | undefined {
  const upload = key.replace(SCALED, '')
  return upload === key ? undefined : upload
}

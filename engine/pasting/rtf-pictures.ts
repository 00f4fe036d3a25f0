const PICTURE = /\\(pngblip|jpegblip)[^{}]*(?:\{\\\*\\blipuid\s*[\da-f]*\s*\})?([\da-f\s]{32,})\}/gi
const MEDIA_TYPES = { pngblip: 'image/png', jpegblip: 'image/jpeg' } as const

/** Maximum distance before a picture at which Word marks it as a copy for other programs. */
const COPY_DISTANCE = 60

/**
 * Returns the pictures in Rich Text Format, as data URLs in their order. In HTML, Word only names files that browsers
 * cannot read; the same clipboard has their bytes as RTF.
 */
export function rtfPictures(rtf: string): string[] {
  const found: string[] = []
  for (const { 1: blip = '', 2: digits = '', index } of rtf.matchAll(PICTURE)) {
    const start = rtf.lastIndexOf('{\\pict', index)
    if (rtf.slice(Math.max(0, start - COPY_DISTANCE), start).includes('\\nonshppict')) continue
    const hex = digits.replace(/\s+/g, '')
    const type = MEDIA_TYPES[blip.toLowerCase() as keyof typeof MEDIA_TYPES]
    found.push(`data:${type};base64,${base64OfHex(hex)}`)
  }
  return found
}

function base64OfHex(hex: string) {
  let bytes = ''
  for (let at = 0; at + 1 < hex.length; at += 2)
    bytes += String.fromCharCode(Number.parseInt(hex.slice(at, at + 2), 16))
  return btoa(bytes)
}

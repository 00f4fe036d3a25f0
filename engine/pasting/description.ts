import type { PastedPicture } from './paste.ts'

/** Names that cameras, applications, and content networks generate. */
const MEANINGLESS =
  /^((img|image|dsc|dscn|pxl|clip image|screen ?shot|unnamed|pasted|photo|picture|untitled|download)[\s\d]*(at[\s\d]*)?|[\W\d_]*|[\da-f\s]{16,}|[a-z\d]{24,})$/i

/**
 * Returns the alternative text for a pasted picture: its own, its caption, or text from its file name. Empty if there
 * is none.
 */
export function describePicture({ alt, caption, name }: PastedPicture): string {
  const named = name
    .replace(/\.\w+$/, '')
    .replace(/[-_+.]+/g, ' ')
    .replace(/\s(scaled|\d+x\d+)$/i, '')
    .trim()
  return alt || caption || (MEANINGLESS.test(named) ? '' : named)
}

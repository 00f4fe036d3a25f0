import { type Meta, type PageHead, resolveUrl } from '#engine/web/read-head.ts'

/** A value and the tag that it comes from. */
export type Sourced = { value: string; from: string; line: number }

export type DeclaredImage = {
  /** As written. */
  href: string
  /** Absolute; `null` if it cannot be resolved. */
  url: string | null
  key: string
  line: number
  width: number | null
  height: number | null
  type: string | null
  alt: string | null
}

/** Returns a value of Open Graph or of an X card: the first non-empty one, in the order of the keys. */
export function sourced(head: PageHead, ...keys: string[]): Sourced | null {
  for (const key of keys) {
    if (key === 'title') {
      const title = head.titles.find(({ text }) => text !== '')
      if (title) return { value: title.text, from: '<title>', line: title.tag.line }
      continue
    }
    const meta = head.metas.find((one) => one.key === key && one.content.trim() !== '')
    if (meta) return { value: collapse(meta.content), from: key, line: meta.tag.line }
  }
  return null
}

export const isSocial = ({ key }: Meta) => /^(?:og|twitter|fb|article|product|profile|book|video|music):/.test(key)

/** The keys that start a new image; X used the name `twitter:image:src` before 2014. */
const ROOTS = /^(?:og:image(?::url)?|twitter:image(?::src)?)$/

/**
 * Returns the images in order. Structured properties such as `og:image:width` describe the image before them (ogp.me,
 * “Arrays”); `orphans` are those without an image.
 */
export function declaredImages(head: PageHead): { images: DeclaredImage[]; orphans: Meta[] } {
  const images: DeclaredImage[] = []
  const orphans: Meta[] = []
  let open: { og?: DeclaredImage; twitter?: DeclaredImage } = {}
  for (const meta of head.metas) {
    const content = meta.content.trim()
    const family = meta.key.startsWith('og:') ? 'og' : 'twitter'
    if (ROOTS.test(meta.key) && content !== '') {
      const before = open[family]
      if (meta.key === 'og:image:url' && before && before.href === content) continue
      const image: DeclaredImage = {
        href: content,
        url: resolveUrl(content, head.base),
        key: meta.key,
        line: meta.tag.line,
        width: null,
        height: null,
        type: null,
        alt: null,
      }
      open = { ...open, [family]: image }
      images.push(image)
      continue
    }
    const detail = /^(?:og|twitter):image:(secure_url|width|height|type|alt)$/.exec(meta.key)?.[1]
    if (!detail || content === '') continue
    const image = open[family]
    if (!image && detail !== 'alt') orphans.push(meta)
    if (!image) continue
    if (detail === 'width' || detail === 'height') image[detail] = /^\d+$/.test(content) ? Number(content) : null
    else if (detail === 'type' || detail === 'alt') image[detail] = content
  }
  return { images, orphans }
}

const collapse = (text: string) => text.split(/\s+/).filter(Boolean).join(' ')

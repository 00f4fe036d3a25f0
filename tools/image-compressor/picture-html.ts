import { escapeValue } from '#engine/xml.ts'

/** Data of one file for `<picture>` markup. */
export type Made = { name: string; type: string; before: string; isFallback: boolean; width: number; height: number }

/**
 * Returns a `<picture>` with the new format as source and the original as the fallback that every browser reads (HTML
 * Standard, 4.8.1). Width and height prevent layout shifts.
 */
export function pictureHtml(files: Made[]): string {
  return files
    .map(({ name, type, before, isFallback, width, height }) => {
      const image = (source: string) =>
        `<img src="${escapeValue(encodeURI(source))}" width="${width}" height="${height}" alt="" loading="lazy">`
      if (isFallback) return image(name)
      return `<picture>\n  <source srcset="${escapeValue(encodeURI(name))}" type="${type}">\n  ${image(before)}\n</picture>`
    })
    .join('\n\n')
}

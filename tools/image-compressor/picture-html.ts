import { escapeValue } from '#engine/xml.ts'

/** What `<picture>` markup needs to know of one file. */
export type Made = { name: string; type: string; before: string; isFallback: boolean; width: number; height: number }

/**
 * `<picture>` with the new format as source and the original as the picture that every browser reads (HTML Standard,
 * 4.8.1). Width and height keep the page from jumping.
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

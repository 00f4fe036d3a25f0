import { escapeValue } from '#engine/xml.ts'

export type Version = { file: string; width: number; height: number }

/**
 * `<img>` with the width of each file (HTML Standard, 4.8.4.2.1). The largest is the one for browsers without srcset;
 * width and height keep the page from jumping.
 * @param sizes how wide the picture is shown, as the layout decides
 */
export function srcsetHtml(versions: Version[], sizes: string): string {
  const sorted = [...versions].sort((a, b) => a.width - b.width)
  const last = sorted.at(-1)
  if (!last) return ''
  const address = (file: string) => encodeURI(file).replaceAll(',', '%2C')
  if (sorted.length === 1)
    return `<img src="${escapeValue(address(last.file))}" width="${last.width}" height="${last.height}" alt="">`
  const set = sorted.map(({ file, width }) => `    ${escapeValue(address(file))} ${width}w`).join(',\n')
  return [
    '<img',
    `  src="${escapeValue(address(last.file))}"`,
    `  srcset="\n${set}"`,
    `  sizes="${escapeValue(sizes)}"`,
    `  width="${last.width}" height="${last.height}" alt="" loading="lazy">`,
  ].join('\n')
}

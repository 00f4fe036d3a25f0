import { escapeValue } from '#engine/xml.ts'

export type Version = { file: string; width: number; height: number }

/**
 * Returns an `<img>` with the width of each file (HTML Standard, 4.8.4.2.1). Browsers without srcset load the largest;
 * width and height prevent layout shifts.
 * @param sizes the width of the picture in the layout
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

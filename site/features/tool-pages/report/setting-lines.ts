/**
 * Returns lines of the form `name: setting` with another setting for one name, or without one.
 * @example settingLines('a.jpg: webp 60', 'b.jpg', 'avif 50') // 'a.jpg: webp 60\nb.jpg: avif 50'
 */
export function settingLines(text: string, name: string, setting: string | undefined): string {
  const others = text.split('\n').filter((line) => line.trim() !== '' && nameOf(line) !== name)
  return [...others, ...(setting === undefined ? [] : [`${name}: ${setting}`])].join('\n')
}

/** Returns the name in a line. Names may contain colons; settings do not. */
const nameOf = (line: string) => line.slice(0, line.lastIndexOf(':')).trim()

/** Invisible differences between two texts, each with a function that removes it. */
const unseen: [name: string, undo: (text: string) => string][] = [
  ['a byte order mark', (text) => text.replace(/^\ufeff/, '')],
  ['composed and separate accents', (text) => text.normalize('NFC')],
  ['no-break spaces', (text) => text.replace(/[\u00a0\u202f]/g, ' ')],
  ['soft hyphens', (text) => text.replaceAll('\u00ad', '')],
  ['zero-width spaces', (text) => text.replace(/[\u200b\u2060]/g, '')],
]

/**
 * Returns the names of the invisible differences, if two texts differ in nothing else; otherwise none. Line endings are
 * not among them, because they have a figure of their own.
 * @example unseenDifferences('café', 'cafe\u0301') // ['composed and separate accents']
 */
export function unseenDifferences(before: string, after: string): string[] {
  const undoAll = (text: string) => unseen.reduce((one, [, undo]) => undo(one), text)
  if (before === after || undoAll(before) !== undoAll(after)) return []
  const needed = unseen.filter(([name]) => {
    const undoOthers = (text: string) => unseen.reduce((one, [other, undo]) => (other === name ? one : undo(one)), text)
    return undoOthers(before) !== undoOthers(after)
  })
  return needed.map(([name]) => name)
}

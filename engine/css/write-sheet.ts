import type { Item } from './read-sheet.ts'

/** Returns the shortest text of a stylesheet, with values and selectors unchanged. */
export function writeSheet(items: Item[]): string {
  let text = ''
  for (const [at, item] of items.entries()) {
    text += writeItem(item)
    const isLast = at === items.length - 1
    if (!isLast && (item.kind === 'declaration' || (item.kind === 'raw' && !/[;}]$/.test(item.text)))) text += ';'
  }
  return text
}

export function writeItem(item: Item): string {
  // Older browsers drop a custom property without any value.
  if (item.kind === 'declaration') return `${item.name}:${item.value || ' '}${item.isImportant ? '!important' : ''}`
  if (item.kind === 'rule') return `${item.selector}{${writeSheet(item.items)}}`
  if (item.kind !== 'at') return item.kind === 'comment' ? `${item.text}\n` : item.text
  const { name, prelude, items } = item
  const gap = prelude === '' || /^["(*:]/.test(prelude) ? '' : ' '
  return `@${name}${gap}${prelude}${items ? `{${writeSheet(items)}}` : ';'}`
}

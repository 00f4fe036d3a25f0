import type { Item } from '#moving/item.ts'
import type { ReportLine } from '#moving/report-line.ts'

/** Returns the part of a line that every item has. */
export function lineOf(item: Item): Omit<ReportLine, 'outcome'> {
  const [from] = item.addresses
  return { at: item.at, type: item.type, title: titleOf(item), ...(from ? { from } : {}), notes: item.notes }
}

function titleOf(item: Item): string {
  switch (item.kind) {
    case 'author':
    case 'menu':
      return item.name
    case 'picture':
      return item.alt || item.name
    case 'comment':
      return `Comment by ${item.name}`
    case 'redirect':
      return item.from
    case 'subscriber':
      return 'Subscriber'
    default:
      return item.title
  }
}

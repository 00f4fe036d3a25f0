import { plainText } from '#engine/rich-text/plain-text.ts'

/** Returns what a person reads of a value: its texts, one to a line. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join('\n')
  if ('root' in value) return plainText(value)
  if ('relationTo' in value && 'value' in value) return `${value.relationTo} ${idOf(value.value)}`
  if ('updatedAt' in value && 'id' in value) return titleOf(value)
  return Object.entries(value)
    .filter(([name]) => name !== 'id' && name !== 'blockType')
    .map(([, inner]) => valueText(inner))
    .filter(Boolean)
    .join('\n')
}

const titleOf = (document: Record<string, unknown>) => String(document.title ?? document.name ?? document.id)
const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value)

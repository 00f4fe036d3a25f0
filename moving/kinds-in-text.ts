const KINDS = ['post', 'page', 'skip'] as const
type Kind = (typeof KINDS)[number]

/**
 * Reads what further kinds of content become.
 * @returns undefined if the text is malformed
 * @example kindsInText('product:page, event:post') // { product: 'page', event: 'post' }
 */
export function kindsInText(text: string): Record<string, Kind> | undefined {
  const kinds: [string, Kind][] = []
  for (const pair of text.split(',')) {
    const [type = '', kind, ...more] = pair.trim().split(':')
    const known = KINDS.find((one) => one === kind?.trim())
    if (!type.trim() || !known || more.length > 0) return undefined
    kinds.push([type.trim(), known])
  }
  return Object.fromEntries(kinds)
}

import type { JsonNode } from './parse-json.ts'

type Layout = { indent: string; sortsKeys: boolean }
type Level = { node: JsonNode; order: number[] | undefined; at: number }

/**
 * Writes JSON with every string and number as it was written. Without recursion.
 * @param indent of one level; '' writes everything on one line without spaces
 */
export function writeJson(root: JsonNode, { indent, sortsKeys }: Layout): string {
  const open: Level[] = []
  const breaks: string[] = []
  const lineBreak = () => (breaks[open.length] ??= indent === '' ? '' : `\n${indent.repeat(open.length)}`)
  const nameOf = namesWith(indent === '' ? ':' : ': ')
  let out = ''
  for (let node = root; ; ) {
    if (node.children.length > 0) {
      out += node.kind === 'object' ? '{' : '['
      open.push({ node, order: sortsKeys ? entryOrder(node, true) : undefined, at: 0 })
    } else out += node.kind === 'object' ? '{}' : node.kind === 'array' ? '[]' : node.text
    let level = open.at(-1)
    while (level && level.at === level.node.children.length) {
      open.pop()
      out += lineBreak() + (level.node.kind === 'object' ? '}' : ']')
      level = open.at(-1)
    }
    if (!level) return out
    const index = level.order?.[level.at] ?? level.at
    out += level.at > 0 ? `,${lineBreak()}` : lineBreak()
    if (level.node.kind === 'object') out += nameOf(level.node.names[index] ?? '')
    node = level.node.children[index] as JsonNode
    level.at++
  }
}

/** Returns a function that writes names as JSON and caches them, because records repeat the same names. */
function namesWith(colon: string) {
  const written = new Map<string, string>()
  return (name: string) => {
    const known = written.get(name) ?? JSON.stringify(name) + colon
    written.set(name, known)
    return known
  }
}

/** Compares entries by the code units of their names, as RFC 8785 requires; of equal names, the first stays first. */
export function entryOrder({ kind, names, children }: JsonNode, sortsKeys: boolean): number[] {
  const order = children.map((_, index) => index)
  if (!sortsKeys || kind !== 'object') return order
  return order.sort((one, other) => {
    const [a = '', b = ''] = [names[one], names[other]]
    return a < b ? -1 : a > b ? 1 : one - other
  })
}

const PLAIN_YAML = /^[A-Za-z_][\w ./-]*[\w]$|^[A-Za-z_]$/
/** Texts that a YAML 1.1 or 1.2 reader would not read as text. */
const NOT_TEXT = /^(?:true|false|yes|no|on|off|null|y|n|nan|inf)$/i

/** Writes YAML 1.2 in block style. Strings are unquoted only if no reader can misread them. Without recursion. */
export function writeYaml(root: JsonNode, sortsKeys: boolean): string {
  const out: string[] = []
  const steps: { node: JsonNode; depth: number; before: string; isInline: boolean }[] = []
  steps.push({ node: root, depth: 0, before: '', isInline: true })
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { node, depth, before, isInline } = step
    const isEmpty = node.children.length === 0
    if (isEmpty || (node.kind !== 'object' && node.kind !== 'array')) {
      const value = node.kind === 'object' ? '{}' : node.kind === 'array' ? '[]' : yamlScalar(node)
      out.push(`${before}${before === '' || before.endsWith(' ') ? '' : ' '}${value}\n`)
      continue
    }
    // The first entry of a list item may be on the item's own line.
    if (!isInline) out.push(`${before}\n`)
    const order = entryOrder(node, sortsKeys)
    for (let at = order.length - 1; at >= 0; at--) {
      const index = order[at] as number
      const child = node.children[index] as JsonNode
      const lead = isInline && at === 0 ? before : '  '.repeat(depth)
      if (node.kind === 'array') steps.push({ node: child, depth: depth + 1, before: `${lead}- `, isInline: true })
      else {
        const name = yamlText(node.names[index] ?? '', JSON.stringify(node.names[index]))
        steps.push({ node: child, depth: depth + 1, before: `${lead}${name}:`, isInline: false })
      }
    }
  }
  return out.join('')
}

function yamlScalar({ kind, text }: JsonNode) {
  if (kind === 'string') return yamlText(text.includes('\\') ? '' : text.slice(1, -1), text)
  // YAML 1.1 reads 1e3 as text; with a point and a sign, it is a number in every version.
  return kind === 'number' ? text.replace(/^(-?\d+)([eE])/, '$1.0$2').replace(/([eE])(\d)/, '$1+$2') : text
}

function yamlText(plain: string, quoted: string) {
  if (PLAIN_YAML.test(plain) && !NOT_TEXT.test(plain) && !plain.includes(' #')) return plain
  // JSON escapes are valid YAML escapes; DEL, NEL, and the separators must be escaped.
  return quoted.replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

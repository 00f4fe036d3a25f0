import { TEXT_FIELDS } from '../article-blocks/block-texts.ts'
import { isRecord } from '../rich-text/nodes.ts'

/** A piece of text in a copy of stored fields. */
export type Piece = { read: () => string; write: (text: string) => void }

const MAX_DEPTH = 40

/**
 * Returns the lines of a block that readers see, each as its pieces, to find and replace in. Writing changes `fields`,
 * so pass a copy.
 */
export function blockLines(fields: Record<string, unknown>, depth = 0): Piece[][] {
  if (depth > MAX_DEPTH) return []
  return Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value === 'string') return isText(name) ? [[pieceOf(fields, name)]] : []
    if (Array.isArray(value)) return value.filter(isRecord).flatMap((row) => blockLines(row, depth + 1))
    return isRecord(value) && isRecord(value.root) ? nodeLines(value.root, depth + 1) : []
  })
}

const isText = (name: string) => (TEXT_FIELDS as readonly string[]).includes(name)

/** Returns the lines of a stored rich text. Neighboring pieces of a line may differ in style or be in a link. */
function nodeLines(node: Record<string, unknown>, depth: number): Piece[][] {
  if (depth > MAX_DEPTH || !Array.isArray(node.children)) return []
  const lines: Piece[][] = []
  let line: Piece[] = []
  const close = () => {
    if (line.length > 0) lines.push(line)
    line = []
  }
  for (const child of node.children.filter(isRecord)) {
    if (typeof child.text === 'string') line.push(pieceOf(child, 'text'))
    else if (child.type === 'link' || child.type === 'autolink') line.push(...nodeLines(child, depth + 1).flat())
    else {
      close()
      lines.push(...nodeLines(child, depth + 1))
    }
  }
  close()
  return lines
}

function pieceOf(holder: Record<string, unknown>, name: string): Piece {
  return {
    read: () => String(holder[name]),
    write: (text) => {
      holder[name] = text
    },
  }
}

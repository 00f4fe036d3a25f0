import { Failure } from '#engine/failures.ts'
import type { Source } from './compare.ts'

const MAX_BYTES = 5_000_000

/**
 * Returns the texts to compare with, each with a name. Files are read as UTF-8, otherwise as Windows-1252, and with a
 * byte order mark as UTF-16; HTML is reduced to its text.
 * @throws {Failure} invalid, for a file that is empty, not text, or too large
 */
export async function readSources(pasted: string[], files: File[]): Promise<Source[]> {
  const texts = pasted.flatMap((text, at) => (/\S/.test(text) ? [{ name: `Source ${at + 1}`, text }] : []))
  const read: Source[] = []
  for (const file of files) read.push({ name: file.name, text: await readFile(file) })
  return [...texts, ...read]
}

async function readFile(file: File) {
  const refuse = (reason: string) =>
    new Failure('invalid', { message: `${file.name} ${reason}`, errors: { files: `${file.name} ${reason}` } })
  if (file.size > MAX_BYTES) throw refuse('is larger than 5 MB: split it into parts.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (!isUtf16 && bytes.includes(0)) throw refuse('is not a text file: it contains NUL bytes. Save it as plain text.')
  const text = isUtf16 ? new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes) : decode(bytes)
  if (!/\S/.test(text)) throw refuse('is empty: choose another.')
  return /\.html?$/i.test(file.name) || file.type === 'text/html' ? textOfHtml(text) : text
}

function decode(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function textOfHtml(html: string) {
  const { parse } = await import('parse5')
  const parts: string[] = []
  type Node = { nodeName: string; value?: string; childNodes?: Node[] }
  const left: Node[] = [parse(html) as unknown as Node]
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.nodeName === '#text') parts.push(node.value ?? '')
    else if (!['script', 'style', 'template', 'noscript'].includes(node.nodeName)) {
      parts.push(' ')
      left.push(...(node.childNodes ?? []).toReversed())
    }
  }
  return parts.join('')
}

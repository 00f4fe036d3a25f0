import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { UnreadableExport } from '../item.ts'
import { asText, type Fields, isFields, parsedJson } from '../source/values.ts'

/** A document of the dataset. */
export type Document = {
  /** Without the prefix of a draft or a version. */
  id: string
  type: string
  /** The state of the content lake in which it is. */
  state: 'published' | 'draft' | 'version'
  /** From 1. */
  line: number
  fields: Fields
}

/** A line that is no document, and why. */
export type BadLine = { line: number; reason: string }

/** Sanity allows 32 MB for a document. */
const MAX_LINE_BYTES = 33_554_432
const NEWLINE = 10

/**
 * Yields the documents of a dataset in the order of its lines. Only one is in memory.
 * Source: https://www.sanity.io/docs/content-lake/ids, https://www.sanity.io/docs/content-lake/drafts
 * @throws {UnreadableExport} if a line is larger than 32 MB
 */
export async function* documentsOf(root: string): AsyncGenerator<Document | BadLine> {
  let line = 0
  for await (const text of linesOf(join(root, 'data.ndjson'))) {
    line++
    if (text.trim() === '') continue
    const fields = parsedJson(text)
    const id = isFields(fields) ? asText(fields._id) : ''
    if (!isFields(fields) || id === '') {
      yield { line, reason: 'It is no document: it is not JSON, has no id, or is nested too deep.' }
      continue
    }
    const [, prefix, base] = /^(drafts|versions\.[^.]{1,100})\.(.+)$/.exec(id) ?? []
    const state = prefix === undefined ? 'published' : prefix === 'drafts' ? 'draft' : 'version'
    yield { id: base ?? id, type: asText(fields._type), state, line, fields }
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  let parts: Buffer[] = []
  let length = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let start = 0
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, at)]).toString('utf8')
      ;[parts, length, start] = [[], 0, at + 1]
    }
    if (start < chunk.length) parts.push(chunk.subarray(start))
    length += chunk.length - start
    if (length > MAX_LINE_BYTES)
      throw new UnreadableExport(`${path} has a line of more than ${MAX_LINE_BYTES} bytes. Is it an export of Sanity?`)
  }
  if (length > 0) yield Buffer.concat(parts).toString('utf8')
}

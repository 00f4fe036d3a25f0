import { gunzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { getDomain } from 'tldts'
import { invalid } from '../build/release-files.ts'
import type { ListId } from './lists.ts'

/**
 * Reads a popularity list: `origin,rank` with a header (CrUX, where the rank is the upper bound of a bucket), or
 * `rank,domain` without one (Tranco); plain, gzip, or the one file of a ZIP archive.
 * @returns the best rank of each registrable domain, over all of its origins
 * @throws {Failure} invalid, for a damaged file, with the line for a malformed one
 */
export function parseList(list: ListId, bytes: Uint8Array): Map<string, number> {
  const lines = decodedText(bytes).split(/\r?\n/)
  if (lines.pop() !== '') throw invalid('The list ends in the middle of a line. Download it again.')
  const ranks = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    if (list === 'crux' && index === 0 && line === 'origin,rank') continue
    const [name, rank] = list === 'crux' ? cruxLine(line) : trancoLine(line)
    if (!name || !Number.isInteger(rank) || rank < 1)
      throw invalid(`Line ${index + 1} of the list is malformed: ${line}`)
    const domain = getDomain(name)
    // The entry is an IP address, or a public suffix itself.
    if (domain === null) continue
    ranks.set(domain, Math.min(ranks.get(domain) ?? rank, rank))
  }
  if (ranks.size === 0) throw invalid('The list is empty.')
  return ranks
}

function cruxLine(line: string): [string, number] {
  const comma = line.lastIndexOf(',')
  const origin = line.slice(0, comma)
  return [URL.canParse(origin) ? new URL(origin).hostname : '', Number(line.slice(comma + 1))]
}

function trancoLine(line: string): [string, number] {
  const comma = line.indexOf(',')
  return [line.slice(comma + 1), Number(line.slice(0, comma))]
}

function decodedText(bytes: Uint8Array): string {
  try {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes).toString()
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
      const [file] = Object.values(unzipSync(bytes))
      return Buffer.from(file ?? []).toString()
    }
  } catch (error) {
    throw invalid(`The list is damaged or incomplete (${(error as Error).message}). Download it again.`)
  }
  return Buffer.from(bytes).toString()
}

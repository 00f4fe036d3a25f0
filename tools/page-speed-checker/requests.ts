import { itemsOf, type Report } from './lighthouse-report.ts'

export type Request = {
  url: string
  /** As Chromium names it: Document, Script, Image … */
  type: string
  status: number | null
  /** Milliseconds since the first request, as observed on our server without throttling. */
  startMs: number
  endMs: number
  transferBytes: number
  /** After decompression. */
  resourceBytes: number
  mimeType: string
}
export type TypeBytes = { type: string; requests: number; bytes: number }

/** Smaller texts gain little, so Lighthouse ignores them too. */
const MIN_COMPRESSED_BYTES = 1_400
const MIN_SAVING = 0.1
const TEXT_TYPE = /^text\/|[/+](?:javascript|x-javascript|ecmascript|json|xml|wasm)$/

/** Returns the requests over http and https in the order in which they began. */
export function requestsOf(report: Report): Request[] {
  const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
  return itemsOf(report, 'network-requests')
    .filter(({ url }) => /^https?:/.test(url ?? ''))
    .map((item) => ({
      url: item.url ?? '',
      type: String(item.resourceType ?? 'Other'),
      status: number(item.statusCode) > 0 ? number(item.statusCode) : null,
      startMs: Math.round(number(item.networkRequestTime)),
      endMs: Math.round(Math.max(number(item.networkRequestTime), number(item.networkEndTime))),
      transferBytes: number(item.transferSize),
      resourceBytes: number(item.resourceSize),
      mimeType: String(item.mimeType ?? ''),
    }))
    .sort((a, b) => a.startMs - b.startMs)
}

/** Returns requests and transferred bytes by type, the heaviest first. */
export function bytesByType(requests: Request[]): TypeBytes[] {
  return [...Map.groupBy(requests, ({ type }) => type)]
    .map(([type, all]) => ({
      type,
      requests: all.length,
      bytes: all.reduce((sum, { transferBytes }) => sum + transferBytes, 0),
    }))
    .sort((a, b) => b.bytes - a.bytes)
}

/** Returns texts that were sent uncompressed: without gzip, Brotli, or Zstandard. */
export function uncompressed(requests: Request[]): Request[] {
  return requests.filter(
    ({ mimeType, status, resourceBytes, transferBytes }) =>
      status === 200 &&
      TEXT_TYPE.test(mimeType) &&
      resourceBytes >= MIN_COMPRESSED_BYTES &&
      transferBytes >= resourceBytes * (1 - MIN_SAVING),
  )
}

import type { FetchPublic } from '../http/fetch-public.ts'

const MAX_BYTES = 5 * 1024 * 1024
const TOTAL_MS = 12_000

/**
 * Returns the start of the oldest certificate for a domain in the logs of Certificate Transparency (RFC 9162), by
 * crt.sh. `null` if there is none; undefined if the service did not respond.
 */
export async function firstCertificate(domain: string, fetch: FetchPublic): Promise<string | null | undefined> {
  const rows = await readRows(`https://crt.sh/?q=${domain}&output=json`, fetch)
  if (!rows) return undefined
  const dates = rows.flatMap((row) => {
    const { not_before: start } = (row ?? {}) as { not_before?: unknown }
    return typeof start === 'string' && /^\d{4}-\d\d-\d\dT/.test(start) ? [`${start.slice(0, 19)}Z`] : []
  })
  return dates.toSorted()[0] ?? null
}

/** Returns the date of the oldest copy of a site's home page in the Internet Archive, in the same way. */
export async function firstArchived(domain: string, fetch: FetchPublic): Promise<string | null | undefined> {
  const query = `url=${domain}&output=json&fl=timestamp&limit=1`
  const rows = await readRows(`https://web.archive.org/cdx/search/cdx?${query}`, fetch)
  if (!rows) return undefined
  const [, first] = rows as [unknown, [string] | undefined]
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(String(first?.[0] ?? '')) ?? []
  return year ? `${year}-${month}-${day}T${hour}:${minute}:${second}Z` : null
}

/**
 * Reads rows of a response. Both services are optional: after any failure, the report says that the date is unknown.
 */
async function readRows(url: string, fetch: FetchPublic): Promise<unknown[] | undefined> {
  try {
    const { status, body } = await fetch(url, {
      maxBytes: MAX_BYTES,
      totalMs: TOTAL_MS,
      hopMs: TOTAL_MS,
      maxRedirects: 2,
    })
    const rows: unknown = status === 200 ? JSON.parse(body.toString('utf8') || '[]') : undefined
    return Array.isArray(rows) ? rows : undefined
  } catch {
    return undefined
  }
}

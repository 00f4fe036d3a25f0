import { fromBase64 } from '../base64.ts'
import { findOrientation } from '../images/exif-orientation.ts'
import { headerSize } from '../images/header.ts'
import { jpegMetadata } from '../images/metadata.ts'
import type { Format } from '../images/picture.ts'
import { sniff } from '../images/sniff.ts'
import { svgSize } from '../images/svg.ts'
import type { Page, ReceivedPage } from './page.ts'
import { isRefusal, stateOf } from './page-state.ts'
import { isRead, whyUnread } from './received-page.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Enough for the header of nearly every image, with its Exif block and color profile. */
export const IMAGE_HEAD_BYTES = 131_072

/** What the first bytes of an image say. `null` is unknown. */
export type ImageHead = { format: Format | null; width: number | null; height: number | null }

export type ProbedImage = ImageHead & {
  /** As requested, and where redirects led. */
  url: string
  finalUrl: string
  status: number | null
  /** What the server says it is. */
  contentType: string | null
  /** Size of the whole file. */
  bytes: number | null
  /** Why it is no image, as a sentence; `null` if it is one, or if that is unknown. */
  problem: string | null
  /** Why that is unknown, which says nothing about the image: our own limit, or a server that refuses our bot. */
  unknown: string | null
}

/** Reads format and size in pixels from the first bytes, upright as a browser shows it. */
export function readImageHead(bytes: Bytes): ImageHead {
  const format = sniff(bytes) ?? null
  const size = format && sizeOf(bytes, format)
  return { format, width: size ? Math.round(size.width) : null, height: size ? Math.round(size.height) : null }
}

/** Describes an image by the response to a request for its first `maxBytes`. */
export function probedImage(url: string, response: ReceivedPage, maxBytes = IMAGE_HEAD_BYTES): ProbedImage {
  const nothing = { format: null, width: null, height: null, bytes: null, problem: null, unknown: null }
  if (!isRead(response)) {
    const last = response.hops.at(-1)
    return {
      ...nothing,
      url,
      finalUrl: last?.url ?? url,
      status: last?.status ?? null,
      contentType: null,
      ['unmeasured' in response ? 'unknown' : 'problem']: whyUnread(response),
    }
  }
  const { status, headers, body } = response
  const contentType = headers.find(([name]) => name === 'content-type')?.[1] ?? null
  const place = { url, finalUrl: response.url, status, contentType }
  const state = stateOf(response)
  if (isRefusal(state)) return { ...nothing, ...place, unknown: state.message }
  if (status >= 400) return { ...nothing, ...place, problem: `The server responds with status ${status}.` }
  if (body.length === 0) return { ...nothing, ...place, problem: 'The server sends no bytes.' }
  const head = readImageHead(body)
  const problem = head.format
    ? null
    : `The server sends no image, but ${contentType ?? 'something of an unknown type'}.`
  return { ...place, ...head, bytes: wholeSize(response, maxBytes), problem, unknown: null }
}

/** Returns the image in a `data:` URL (RFC 2397); undefined for what is none. */
export function readDataUrl(url: string): { mediaType: string; bytes: Bytes } | undefined {
  const [, type = '', isBase64, data = ''] = /^data:([^,]*?)(;\s*base64)?,([\s\S]*)$/i.exec(url) ?? []
  if (!url.toLowerCase().startsWith('data:') || !url.includes(',')) return undefined
  const text = decodePercent(data)
  const mediaType = (type.split(';')[0] ?? '').trim().toLowerCase() || 'text/plain'
  if (!isBase64) return { mediaType, bytes: text }
  try {
    return {
      mediaType,
      bytes: fromBase64(
        new TextDecoder('latin1').decode(text).replace(/\s+/g, '').replace(/-/g, '+').replace(/_/g, '/'),
      ),
    }
  } catch {
    // A browser does not show anything for it either.
    return undefined
  }
}

/** Of the file, also when only its beginning was read. */
function wholeSize({ headers, body, transferBytes }: Page, maxBytes: number): number | null {
  const header = (name: string) => headers.find(([one]) => one === name)?.[1]
  const ranged = /^bytes\s+\d+-\d+\/(\d+)$/i.exec(header('content-range') ?? '')
  if (ranged) return Number(ranged[1])
  const length = header('content-length')
  if (length && /^\d+$/.test(length)) return Number(length)
  return body.length < maxBytes ? transferBytes || body.length : null
}

function sizeOf(bytes: Bytes, format: Format) {
  if (format === 'svg') return svgSize(new TextDecoder().decode(bytes))
  if (format === 'ico') return iconSize(bytes)
  const size = headerSize(bytes, format)
  if (!size || format !== 'jpeg') return size
  const exif = jpegMetadata(bytes).exif
  // 5 to 8 are turned by a quarter (Exif 2.32, 4.6.4).
  const isTurned = exif ? (findOrientation(exif)?.value ?? 1) >= 5 : false
  return isTurned ? { width: size.height, height: size.width } : size
}

/** Returns the largest edge that an ICO file lists; 0 in a byte means 256. */
function iconSize(bytes: Bytes) {
  const count = Math.min((bytes[4] ?? 0) | ((bytes[5] ?? 0) << 8), Math.floor((bytes.length - 6) / 16))
  const edges = Array.from({ length: Math.max(0, count) }, (_, index) => bytes[6 + index * 16] || 256)
  const edge = Math.max(0, ...edges)
  return edge > 0 ? { width: edge, height: edge } : undefined
}

function decodePercent(text: string): Bytes {
  const bytes: number[] = []
  const encoded = new TextEncoder().encode(text)
  for (let at = 0; at < encoded.length; at++) {
    const pair = encoded[at] === 0x25 ? String.fromCharCode(encoded[at + 1] ?? 0, encoded[at + 2] ?? 0) : ''
    if (/^[\da-f]{2}$/i.test(pair)) {
      bytes.push(Number.parseInt(pair, 16))
      at += 2
    } else bytes.push(encoded[at] ?? 0)
  }
  return Uint8Array.from(bytes)
}

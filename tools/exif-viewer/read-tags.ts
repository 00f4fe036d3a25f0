import { beginningOf } from '#engine/text/shorten.ts'
import type { Blocks } from './read-blocks.ts'
import { readIptc } from './read-iptc.ts'
import { readXmp } from './read-xmp.ts'

export type Tag = { group: Group; tag: string; value: string }
export type Group =
  | 'Camera and file (IFD0)'
  | 'Exposure (Exif)'
  | 'Location (GPS)'
  | 'Thumbnail (IFD1)'
  | 'Interoperability'
  | 'XMP'
  | 'IPTC'
  | 'Color profile (ICC)'
  | 'Text entries'
export type Place = { latitude: number; longitude: number; altitude: number | null; dms: string; href: string }
export type Read = { tags: Tag[]; place: Place | null; hasThumbnail: boolean; notes: string[] }

/** exifr's name of each group, and ours, in the order of the table. */
const parts: [part: string, group: Group][] = [
  ['gps', 'Location (GPS)'],
  ['ifd0', 'Camera and file (IFD0)'],
  ['exif', 'Exposure (Exif)'],
  ['ifd1', 'Thumbnail (IFD1)'],
  ['interop', 'Interoperability'],
]
/** Longer values are cut so that the table stays readable. */
const MAX_VALUE_LENGTH = 1_000
const MAX_TAGS = 2_000

/** Returns the tags of all blocks by group: Exif and ICC by exifr, XMP and IPTC by our own readers. */
export async function readTags({ exif, icc, xmp, iptc, texts, unread }: Blocks): Promise<Read> {
  const tags: Tag[] = []
  const notes = [...unread]
  const add = (group: Group, tag: string, value: string) => {
    if (value !== '' && tags.length < MAX_TAGS)
      tags.push({ group, tag, value: beginningOf(value, MAX_VALUE_LENGTH, ' …') })
  }
  const parsed = exif ? await parseExif(exif) : {}
  // exifr collects errors instead of throwing them.
  if (!parsed || (Array.isArray(parsed.errors) && parsed.errors.length > 0))
    notes.push('Its Exif block is damaged and could not be read in full.')
  const named = await misplacedNames()
  for (const [part, group] of parts)
    for (const [key, raw] of Object.entries((parsed?.[part] as Record<string, unknown>) ?? {})) {
      const { tag, value } = named(key, raw)
      if (!hidden.has(tag)) add(group, titles[tag] ?? tag, shown(tag, value))
    }
  // exifr returns these two apart from their directory.
  for (const tag of ['makerNote', 'userComment']) add('Exposure (Exif)', titles[tag] ?? tag, shown(tag, parsed?.[tag]))
  for (const packet of xmp) for (const { path, value } of readXmp(packet)) add('XMP', path, value)
  for (const { tag, value } of iptc ? readIptc(iptc) : []) add('IPTC', tag, value)
  for (const { keyword, text } of texts) add('Text entries', keyword || 'Text', text.trim())
  for (const [tag, value] of Object.entries(icc ? await parseProfile(icc) : {}))
    if (typeof value === 'string' || typeof value === 'number') add('Color profile (ICC)', tag, String(value).trim())
  const gps = (parsed?.gps as Record<string, unknown> | undefined) ?? {}
  return {
    tags,
    place: placeOf(gps) ?? placeInXmp(tags),
    hasThumbnail: Boolean((parsed?.ifd1 as Record<string, unknown> | undefined)?.ThumbnailLength),
    notes,
  }
}

async function parseExif(bytes: Uint8Array): Promise<Record<string, unknown> | undefined> {
  const exifr = await import('exifr/dist/full.esm.mjs')
  const blocks = { ifd0: {}, ifd1: true, exif: true, gps: true, interop: true, makerNote: true, userComment: true }
  const options = {
    tiff: true,
    ...blocks,
    xmp: false,
    iptc: false,
    icc: false,
    mergeOutput: false,
    reviveValues: false,
  }
  try {
    return (await exifr.parse(bytes, { ...options, ifd0: true } as never)) ?? {}
  } catch {
    return undefined
  }
}

/** Names of tags that some writers put into another directory, for which exifr only has the number. */
async function misplacedNames() {
  const { tagKeys, tagValues } = await import('exifr/dist/full.esm.mjs')
  return (key: string, value: unknown): { tag: string; value: unknown } => {
    const part = /^\d+$/.test(key) ? ['exif', 'ifd0'].find((part) => tagKeys.get(part)?.has(Number(key))) : undefined
    if (part === undefined) return { tag: key, value }
    const words = tagValues.get(part)?.get(Number(key)) as Record<string, string> | undefined
    return { tag: tagKeys.get(part)?.get(Number(key)) ?? key, value: words?.[String(value)] ?? value }
  }
}

async function parseProfile(bytes: Uint8Array): Promise<Record<string, unknown>> {
  const exifr = await import('exifr/dist/full.esm.mjs')
  try {
    const read = (await exifr.sidecar(bytes as never, { icc: true } as never, 'icc' as never)) as Record<
      string,
      unknown
    >
    return Object.fromEntries(
      ['ProfileDescription', 'ProfileCopyright', 'ColorSpaceData', 'ProfileVersion', 'DeviceManufacturer']
        .filter((name) => read?.[name] !== undefined)
        .map((name) => [name, read[name]]),
    )
  } catch {
    return { ProfileDescription: 'cannot be read' }
  }
}

/** Tags that repeat others, or are offsets in the file. */
const hidden = new Set(['latitude', 'longitude', 'ApplicationNotes', 'PhotoshopSettings', 'IPTC', 'ICC_Profile'])
/** Tags that exifr names differently than Exif 2.32. */
const titles: Record<string, string> = {
  ISO: 'ISOSpeedRatings',
  SerialNumber: 'BodySerialNumber',
  OwnerName: 'CameraOwnerName',
  makerNote: 'MakerNote',
  userComment: 'UserComment',
}

function shown(tag: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString()
  if (/^makernote$/i.test(tag)) return `${sizeOf(value)} bytes of the maker, in a form of its own`
  if (/^usercomment$/i.test(tag)) return typeof value === 'string' ? value.trim() : comment(bytesOf(value))
  if (typeof value === 'string') return textOfTag(tag, value)
  if (tag === 'ExposureTime' && typeof value === 'number' && value > 0 && value < 1)
    return `1/${Math.round(1 / value)} s`
  // Cameras write a fraction with the denominator 0 for an unknown value.
  if (typeof value === 'number') return Number.isFinite(value) ? String(Number(value.toFixed(6))) : ''
  if (/Version$/.test(tag) && bytesOf(value).length === 4) return String.fromCharCode(...bytesOf(value))
  if (/^XP/.test(tag)) return new TextDecoder('utf-16le').decode(bytesOf(value)).replaceAll('\0', '').trim()
  const list = ArrayBuffer.isView(value) || Array.isArray(value) ? Array.from(value as unknown as number[]) : undefined
  if (!list) return typeof value === 'object' ? JSON.stringify(value) : String(value)
  if (list.some((one) => typeof one === 'number' && !Number.isFinite(one))) return ''
  if (list.length > 32) return `${list.length} values`
  return list.map((one) => (typeof one === 'number' ? Number(one.toFixed(6)) : String(one))).join(', ')
}

/**
 * Returns the text of a tag. Exif ends a text with a zero, and anything after it is garbage. Only a copyright has two
 * parts: of the photographer and of the editor.
 */
function textOfTag(tag: string, value: string) {
  const texts = value.split('\0').map((text) => text.trim())
  return tag === 'Copyright' ? texts.filter(Boolean).join(', ') : (texts[0] ?? '')
}

/** The first eight letters name the encoding (Exif 2.32, 4.6.5, UserComment); many writers get the byte order wrong. */
function comment(bytes: Uint8Array): string {
  const coding = new TextDecoder('latin1').decode(bytes.subarray(0, 8))
  const body = bytes.subarray(8)
  if (!coding.startsWith('UNICODE')) return new TextDecoder().decode(body).replaceAll('\0', '').trim()
  const isBig = body[0] === 0 || (body[0] === 0xfe && body[1] === 0xff)
  return new TextDecoder(isBig ? 'utf-16be' : 'utf-16le').decode(body).replaceAll('\0', '').trim()
}

const bytesOf = (value: unknown) =>
  value instanceof Uint8Array ? value : Uint8Array.from(Array.isArray(value) ? (value as number[]) : [])
const sizeOf = (value: unknown) => (value as { length?: number }).length ?? 0

function placeOf(gps: Record<string, unknown>): Place | null {
  const { latitude, longitude } = gps
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  const below = bytesOf(gps.GPSAltitudeRef)[0] === 1 || gps.GPSAltitudeRef === 1
  const height = typeof gps.GPSAltitude === 'number' ? gps.GPSAltitude : null
  return place(latitude, longitude, height === null ? null : below ? -height : height)
}

/** Reads coordinates that XMP writes as degrees and decimal minutes: `51,30.5N` (XMP, part 2, 1.2.7.4). */
function placeInXmp(tags: Tag[]): Place | null {
  const read = (name: string) => {
    const value = tags.find(({ group, tag }) => group === 'XMP' && tag === `exif:${name}`)?.value ?? ''
    const [, degrees, minutes, seconds = '0', side = ''] = /^(\d+),([\d.]+)(?:,([\d.]+))?([NSEW])$/.exec(value) ?? []
    if (!degrees || !minutes) return undefined
    return (Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600) * (/[SW]/.test(side) ? -1 : 1)
  }
  const [latitude, longitude] = [read('GPSLatitude'), read('GPSLongitude')]
  return latitude === undefined || longitude === undefined ? null : place(latitude, longitude, null)
}

function place(latitude: number, longitude: number, altitude: number | null): Place | null {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null
  // Cameras without a GPS fix write zeros, a position in the Atlantic.
  if (latitude === 0 && longitude === 0) return null
  const [across, down] = [latitude.toFixed(6), longitude.toFixed(6)]
  return {
    latitude: Number(across),
    longitude: Number(down),
    altitude,
    dms: `${degrees(latitude, 'NS')} ${degrees(longitude, 'EW')}`,
    href: `https://www.openstreetmap.org/?mlat=${across}&mlon=${down}#map=16/${across}/${down}`,
  }
}

/** @example degrees(41.8617, 'NS') // '41° 51′ 42.1″ N' */
function degrees(value: number, sides: string): string {
  const tenths = Math.round(Math.abs(value) * 36_000)
  const [whole, minutes, seconds] = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60, (tenths % 600) / 10]
  return `${whole}° ${minutes}′ ${seconds.toFixed(1)}″ ${sides.charAt(value < 0 ? 1 : 0)}`
}

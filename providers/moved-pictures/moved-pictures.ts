import { open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { decodePart } from '#engine/web/decode-part.ts'
import { UnavailablePicture } from '#moving/item.ts'
import { FetchFailure } from '../http/fetch-failure.ts'
import { type FetchPublic, MAX_IMAGE_BYTES } from '../http/fetch-public.ts'

type Wanted = { url: string; file: string | undefined }

type Where = {
  /** Reads a file that the export itself has. */
  readFile?: ((file: string, maxBytes: number) => Promise<Buffer>) | undefined
  /** A copy of the old site’s folder of uploads, or of the whole site. */
  folder?: string | undefined
  /** Fetches from the old site, if the person who moves agreed to that. */
  fetchPublic?: FetchPublic | undefined
  siteUrl: string | undefined
}

/** Folders of uploads, of which people copy the inside: WordPress, Ghost, Hugo. */
const UPLOADS = /^\/?(?:wp-content\/uploads|content\/images|static|public|assets)\//
/** A picture of a text has its URL as its file; an export has no file of that name. */
const IN_WEB = /^(?:https?:)?\/\//i
/** The URL of a picture of this product; “npm run export” puts the file into a folder “media”. */
const OWN = /^images\/[\w-]+\/[\w-]+\/([0-9a-f]{40})-\d{1,6}x\d{1,6}(?=\.\w{3,4}$)/
const TOTAL_MS = 30_000

/** Returns what finds the pictures of an old site, the nearest place first: the export, a folder, the old site. */
export function createMovedPictures({ readFile, folder, fetchPublic, siteUrl }: Where) {
  return { problemOf, read }

  /** Returns why a picture cannot be had, without fetching it; undefined if nothing speaks against it. */
  async function problemOf(wanted: Wanted): Promise<string | undefined> {
    if (wanted.file !== undefined && readFile && !IN_WEB.test(wanted.file)) return undefined
    if (folder && (await pathIn(folder, wanted.url, siteUrl))) return undefined
    if (fetchPublic && urlOf(wanted.url, siteUrl)) return undefined
    return folder || fetchPublic
      ? 'It is not in the folder of files, and its URL is none that can be fetched.'
      : 'The export names only its URL. Name a folder with the files (--files), or allow fetching them (--fetch).'
  }

  /** @throws {UnavailablePicture} */
  async function read({ url, file }: Wanted): Promise<Buffer> {
    if (file !== undefined && readFile) {
      const found = await readFile(file, MAX_IMAGE_BYTES).catch((error: Error) => error)
      if (Buffer.isBuffer(found)) return found
      if (!folder && !fetchPublic) throw new UnavailablePicture(found.message)
    }
    const path = folder && (await pathIn(folder, url, siteUrl))
    if (path) return readBounded(path)
    const address = urlOf(url, siteUrl)
    if (fetchPublic && address) return fetchPicture(fetchPublic, address)
    throw new UnavailablePicture('It is not in the folder of files, and fetching it was not allowed.')
  }
}

function urlOf(url: string, siteUrl: string | undefined) {
  if (!URL.canParse(url, siteUrl)) return undefined
  const { href, protocol } = new URL(url, siteUrl)
  return /^https?:$/.test(protocol) ? href : undefined
}

/** Returns the file of a picture inside a folder, and never one outside. */
async function pathIn(folder: string, url: string, siteUrl: string | undefined): Promise<string | undefined> {
  const { pathname } = URL.canParse(url, siteUrl ?? 'https://site.invalid')
    ? new URL(url, siteUrl ?? 'https://site.invalid')
    : { pathname: url }
  const whole = decodePart(pathname).replace(/^\/+/, '')
  const root = await realpath(folder).catch(() => undefined)
  if (!root) return undefined
  for (const part of new Set([whole, whole.replace(UPLOADS, ''), whole.replace(OWN, 'media/$1')])) {
    const found = await realpath(join(root, part)).catch(() => undefined)
    if (found?.startsWith(root + sep)) return found
  }
  return undefined
}

async function readBounded(path: string): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    if (size > MAX_IMAGE_BYTES) throw new UnavailablePicture('Its file is larger than 10 MB.')
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

async function fetchPicture(fetchPublic: FetchPublic, url: string): Promise<Buffer> {
  try {
    const accept = 'image/avif,image/webp,image/png,image/jpeg,image/gif'
    const { status, body } = await fetchPublic(url, {
      headers: { accept },
      maxBytes: MAX_IMAGE_BYTES,
      totalMs: TOTAL_MS,
    })
    if (status !== 200) throw new UnavailablePicture(`Its server responded with ${status}.`)
    return body
  } catch (error) {
    if (error instanceof FetchFailure) throw new UnavailablePicture(`It could not be fetched: ${error.message}`)
    throw error
  }
}

import { z } from 'zod'
import { findImage, storeCopiedPicture, UnusablePicture } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { environment } from '#platform/environment/environment.ts'
import { FetchFailure } from '#providers/http/fetch-failure.ts'
import { MAX_IMAGE_BYTES } from '#providers/http/fetch-public.ts'
import { fetchPublic } from '#providers/http/outgoing.ts'
import type { CallResult, RequestContext } from '../calls/request-context.ts'

export const CopyPicture = z.object({
  url: z.url({ protocol: /^https?$/ }).max(4_000),
  alt: z.string().trim().max(300),
  name: z.string().max(200).default(''),
})

const TOTAL_MS = 15_000
const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
}

/**
 * Copies a picture that somebody pasted with a text into the media library. A picture of this site is not copied.
 * @throws {Failure} invalid, with the reason, if there is no picture at the URL that the site can show
 */
export async function copyPicture(
  { url, alt, name }: z.output<typeof CopyPicture>,
  { user }: RequestContext,
): Promise<CallResult> {
  if (!user) throw new Failure('unauthorized')
  const own = await findImage(imageIdIn(url) ?? '')
  if (own) return { success: true, message: 'This image is in the library already.', id: own }
  const { bytes, mediaType } = await fetchPicture(url)
  try {
    const file = { bytes, mediaType, name: name || `picture.${EXTENSIONS[mediaType]}`, alt, user }
    return { success: true, message: 'The picture was copied.', id: await storeCopiedPicture(file) }
  } catch (error) {
    if (error instanceof UnusablePicture) throw new Failure('invalid', { message: error.message })
    throw error
  }
}

/**
 * @example imageIdIn('https://agency.example/images/prairie-signal/production/3f2a9c-800x500.jpg?w=400') // '3f2a9c'
 */
function imageIdIn(url: string) {
  const { origin, pathname } = new URL(url)
  if (origin !== new URL(environment.siteUrl).origin) return undefined
  return /^\/images\/[^/]+\/[^/]+\/([a-z\d]+)-\d+x\d+\.\w+$/.exec(pathname)?.[1]
}

async function fetchPicture(url: string) {
  try {
    const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' }
    const {
      status,
      headers: received,
      body,
    } = await fetchPublic(url, {
      headers,
      maxBytes: MAX_IMAGE_BYTES,
      totalMs: TOTAL_MS,
    })
    if (status !== 200) throw unusable(`its server responded with ${status}`)
    const [mediaType = ''] = String(received['content-type'] ?? '')
      .toLowerCase()
      .split(';')
    if (mediaType.trim() === 'image/svg+xml') throw unusable('SVG drawings can contain scripts')
    if (!Object.hasOwn(EXTENSIONS, mediaType.trim()))
      throw unusable('there is no PNG, JPEG, WebP, AVIF, or GIF at its URL')
    return { bytes: body, mediaType: mediaType.trim() }
  } catch (error) {
    if (error instanceof FetchFailure) throw unusable(error.message)
    throw error
  }
}

const unusable = (message: string) => new Failure('invalid', { message })

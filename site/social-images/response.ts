import { join } from 'node:path'
import { environment } from '#platform/environment/environment.ts'
import { sharedFiles } from '#platform/files/stores.ts'
import { cardOf } from './cards.ts'
import { pageOfSocialImage } from './path.ts'
import { renderCard } from './render.ts'
import { createImageStore, type StoredImage } from './store.ts'

/** A changed page gets a new image within a day; social networks cache images anyway. */
const CACHE_CONTROL = 'public, max-age=86400'

const images = createImageStore({
  folder: join(environment.dataDir, 'social-images'),
  render: renderCard,
  shared: sharedFiles('social-images'),
})

/** Returns the social image of a page, or undefined if there is no such page. */
export async function socialImageOf(path: string): Promise<StoredImage | undefined> {
  const card = await cardOf(path)
  return card && images.get(card)
}

/** Responds to GET /og/….png with the social image of a public page. */
export async function socialImageResponse(imagePath: string, request: Request): Promise<Response> {
  const image = await socialImageOf(pageOfSocialImage(imagePath))
  if (!image)
    return new Response('There is no page for this image.', { status: 404, headers: { 'content-type': 'text/plain' } })
  const { bytes, etag } = image
  const headers = { 'cache-control': CACHE_CONTROL, etag }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'content-type': 'image/png', 'content-length': String(bytes.length) },
  })
}

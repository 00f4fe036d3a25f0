import type { APIRoute } from 'astro'
import { readGlobal } from '#cms/database/client.ts'
import { lookOf } from '#engine/brand/look.ts'
import { manifest } from '../features/site-files/manifest.ts'

export const GET: APIRoute = async () => {
  const brand = await readGlobal('brand')
  const { name, shortName, tones } = lookOf(brand)
  const [paper] = tones['color-paper']
  return new Response(JSON.stringify(manifest({ name, shortName, description: brand.tagline, paper })), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
}

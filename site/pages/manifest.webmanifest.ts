import type { APIRoute } from 'astro'
import { readGlobal } from '../../cms/client.ts'
import { manifest } from '../features/site-files/manifest.ts'

export const GET: APIRoute = async () => {
  const { name, tagline } = await readGlobal('brand')
  return new Response(JSON.stringify(manifest({ name, description: tagline })), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
}

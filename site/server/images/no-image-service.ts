import type { APIRoute } from 'astro'

/** Takes the place of Astro's image service. Images of this site are served by `images.ts`. */
export const GET: APIRoute = () => new Response(null, { status: 404 })

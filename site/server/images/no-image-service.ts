import type { APIRoute } from 'astro'

/** Replaces Astro's image service. `images.ts` serves the images of this site. */
export const GET: APIRoute = () => new Response(null, { status: 404 })

import type { APIRoute } from 'astro'
import { readGlobal } from '#cms/database/client.ts'
import { lookOf } from '#engine/brand/look.ts'
import { type IconName, icons } from './icons.ts'

/** Browsers ask again after an hour; the page cache keeps the icon until the brand changes. */
const CACHE_CONTROL = 'public, max-age=3600'

/** Returns the route of an icon of the site. */
export function iconRoute(name: IconName): APIRoute {
  return async () => {
    const { type, render } = icons[name]
    const icon = await render(lookOf(await readGlobal('brand')))
    return new Response(typeof icon === 'string' ? icon : new Uint8Array(icon), {
      headers: { 'content-type': type, 'cache-control': CACHE_CONTROL },
    })
  }
}

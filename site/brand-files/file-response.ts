import { readGlobal } from '#cms/database/client.ts'
import { type BrandSvg, lookOf } from '#engine/brand/look.ts'
import { brandSvgPolicy } from '#platform/http/content-security-policy.ts'
import { pngOfSvg } from './icons.ts'

/** The name contains the hash of the content. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'
/** In pixels: twice the height at which emails show the logo. */
const PNG_HEIGHT = 80

/** Responds to GET /brand-files/{hash}.svg and .png with a logo or the symbol of the brand. PNG is for emails. */
export async function brandFileResponse(file: string): Promise<Response> {
  const [, hash = '', extension] = /^([0-9a-f]+)\.(svg|png)$/.exec(file) ?? []
  const { logo, darkLogo, symbol } = lookOf(await readGlobal('brand'))
  const found = [logo, darkLogo, symbol.kind === 'own' ? symbol.file : undefined].find((one) => one?.hash === hash)
  if (!found) return new Response('There is no such file.', { status: 404, headers: { 'content-type': 'text/plain' } })
  const headers = {
    'cache-control': CACHE_CONTROL,
    'content-security-policy': brandSvgPolicy,
    // Emails are read on websites of email providers, so other sites may load the logo.
    'cross-origin-resource-policy': 'cross-origin',
  }
  return extension === 'png'
    ? new Response(await toPng(found), { headers: { ...headers, 'content-type': 'image/png' } })
    : new Response(found.svg, { headers: { ...headers, 'content-type': 'image/svg+xml' } })
}

async function toPng({ svg, ratio }: BrandSvg) {
  return new Uint8Array(await pngOfSvg(svg, Math.round(PNG_HEIGHT * ratio)))
}

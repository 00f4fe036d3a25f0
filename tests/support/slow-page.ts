import type { RequestListener } from 'node:http'
import sharp from 'sharp'

const SLOW_SERVER_MS = 900
const CSS_RULES = 3_000
const SCRIPT_LINES = 4_000
const PARAGRAPHS = 1_500

/** The findings that the page below must cause, by id. */
export const plantedFaults = [
  'render-blocking',
  'image-delivery',
  'unsized-images',
  'layout-shift',
  'long-tasks',
  'no-compression',
  'slow-server',
  'no-cache',
  'unused-javascript',
  'unminified-javascript',
]

/** Serves a page with faults that make it slow, and nothing else. */
export async function slowPage(): Promise<RequestListener> {
  const image = await noise()
  const css = Array.from({ length: CSS_RULES }, (_, n) => `.rule-${n} { color: #123; margin: ${n}px }`).join('\n')
  const script = Array.from(
    { length: SCRIPT_LINES },
    (_, n) => `function unused${n}(value) {\n  return value + ${n}\n}`,
  )
  const files: Record<string, [type: string, body: string | Buffer]> = {
    '/blocking.css': ['text/css', `${css}\nh1 { color: green }`],
    '/large.js': ['text/javascript', script.join('\n\n')],
    '/photo.png': ['image/png', image],
  }
  return (request, response) => {
    const [type, body] = files[request.url ?? ''] ?? ['text/html; charset=utf-8', html]
    const send = () => response.setHeader('content-type', type).end(body)
    if (body === html) setTimeout(send, SLOW_SERVER_MS)
    else send()
  }
}

/** Serves a small page without faults. */
export const fastPage: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Wool socks</title><h1>Wool socks</h1><p>Knitted in Maine.',
  )
}

/** Returns an image that no format makes small. */
function noise() {
  const [width, height] = [900, 600]
  let seed = 7
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed & 0xff
    }),
  )
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A slow shop</title>
<link rel="stylesheet" href="/blocking.css">
<script src="/large.js"></script>
</head>
<body>
<h1>A slow shop</h1>
<p>Socks</p>
<img src="/photo.png" alt="Socks" class="photo">
<style>.photo { width: 280px }</style>
<script>
const until = performance.now() + 300
while (performance.now() < until);
// Chromium forgives shifts of the first 500 ms, as after a tap.
new PerformanceObserver(() => {
  setTimeout(() => {
    const banner = document.createElement('div')
    banner.style.height = '350px'
    banner.textContent = 'Sale'
    document.body.prepend(banner)
  }, 900)
}).observe({ type: 'paint', buffered: true })
</script>
${'<p>Wool socks, knitted in Maine by people who wear them.</p>\n'.repeat(PARAGRAPHS)}
</body>
</html>
`

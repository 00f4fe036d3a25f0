import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Measure } from '../measure.ts'
import { none } from './record.ts'
import { pause, percentile95, steadily } from './send.ts'
import type { Setting } from './setting.ts'

const FLOOD = 130
const FLOODER = '198.51.100.7'
const VISITORS = 24
const VISITORS_PER_SECOND = 3
const MAX_WAIT_MS = 60_000
const CACHE_MB = 64

type Size = Record<string, string | number>

/**
 * Measures new sizes of an image while one visitor floods, the size of the folder, and what a photo reveals (row 3 and
 * C2).
 */
export async function measureImages(setting: Setting): Promise<Measure[]> {
  const imagePath = await uploadPhoto(setting)
  const leaks = await countLeaks(setting.url, imagePath)
  const flood = Promise.all(sizesOfTheFlood().map((size) => status(setting.url, imagePath, size, FLOODER)))
  await pause(300)
  const [legitimate, health] = await Promise.all([
    steadily(VISITORS_PER_SECOND, VISITORS / VISITORS_PER_SECOND, (index) => newSize(setting.url, imagePath, index)),
    steadily(10, VISITORS / VISITORS_PER_SECOND, () => timed(() => fetch(`${setting.url}/healthz`))),
  ])
  const answered = await flood
  const refused = answered.filter((code) => code === 429).length
  return [
    {
      what: 'C1 a new size of an image while one visitor asks for 130 others, p95',
      value: percentile95(legitimate),
      unit: 'ms',
      limit: 1_000,
      better: 'less',
      note: `${VISITORS} visitors; of the flood ${refused} were refused with 429`,
    },
    {
      what: 'C1 another answer of the site during the same flood, p95',
      value: percentile95(health),
      unit: 'ms',
      limit: 100,
      better: 'less',
    },
    none('C1 answers to the flood with 5xx', answered.filter((code) => code >= 500).length, 'answers', `of ${FLOOD}`),
    none('C2 GPS tags and scripts in an original and its derivatives', leaks, 'files', 'of 5'),
    await measureCache(setting, imagePath),
  ]
}

/** Uploads a photo with a location, and a script after its last byte, as an editor. */
async function uploadPhoto({ url, administrator }: Setting) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#888', noise } })
    .blur(0.6)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 13/1' } })
    .jpeg({ quality: 90 })
    .toBuffer()
  const login = await fetch(`${url}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(administrator),
  })
  const { token } = (await login.json()) as { token: string }
  const body = new FormData()
  body.append('_payload', JSON.stringify({ alt: 'Noise' }))
  const bytes = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
  body.append('file', new File([new Uint8Array(bytes)], 'noise.jpg', { type: 'image/jpeg' }))
  const headers = { authorization: `JWT ${token}`, origin: url }
  const response = await fetch(`${url}/cms-api/media`, { method: 'POST', headers, body })
  const { doc } = (await response.json()) as { doc: { imageId: string; width: number; height: number } }
  return `/images/prairie-signal/production/${doc.imageId}-${doc.width}x${doc.height}.jpg`
}

async function countLeaks(url: string, imagePath: string) {
  let count = 0
  for (const options of ['', '?w=800&fm=jpg', '?w=800&fm=png', '?w=800&fm=webp', '?w=800&fm=avif']) {
    const bytes = Buffer.from(await (await fetch(url + imagePath + options)).arrayBuffer())
    const { exif } = await sharp(bytes).metadata()
    if (exif || bytes.includes('<script')) count += 1
  }
  return count
}

/** Returns sizes from the published list, so that none is answered by a redirect. */
function sizesOfTheFlood(): Size[] {
  const sizes = [480, 640, 800, 960, 1200, 1600].flatMap((w) =>
    [200, 300, 400, 500, 600, 750, 1000].flatMap((h) => [45, 60, 75, 90].map((q) => ({ w, h, fit: 'crop', q }))),
  )
  return sizes.reverse().slice(0, FLOOD)
}

function ask(url: string, imagePath: string, size: Size, from: string, signal: AbortSignal) {
  const query = Object.entries({ ...(size.fm ? {} : { auto: 'format' }), ...size }).map(
    ([name, value]) => `${name}=${value}`,
  )
  const headers = { accept: 'image/avif,image/webp,*/*', 'x-forwarded-for': from }
  return fetch(`${url}${imagePath}?${query.join('&')}`, { headers, signal })
}

/** Returns the status; 0 if there was no response in time. */
async function status(url: string, imagePath: string, size: Size, from: string) {
  return ask(url, imagePath, size, from, AbortSignal.timeout(4 * MAX_WAIT_MS)).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )
}

/** Returns how long one visitor waits for a new size, retrying after a rejection. */
async function newSize(url: string, imagePath: string, index: number) {
  const from = `203.0.113.${index + 1}`
  const size = {
    w: [320, 480, 640, 800, 960, 1200, 1600][index % 7] ?? 800,
    fit: 'max',
    q: [45, 60, 75, 90][index % 4] ?? 75,
  }
  const signal = AbortSignal.timeout(MAX_WAIT_MS)
  return timed(async () => {
    while (!signal.aborted) {
      const response = await ask(url, imagePath, size, from, signal).catch(() => undefined)
      await response?.arrayBuffer().catch(() => undefined)
      if (response?.status === 200) return
      await pause(200)
    }
  })
}

async function timed(work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Requests more images from a site process than its small limit allows. */
async function measureCache(setting: Setting, imagePath: string): Promise<Measure> {
  const folder = join(setting.dataDir, 'image-cache')
  await setting.withSite({ IMAGE_CACHE_MB: `${CACHE_MB}`, TRUSTED_PROXIES: '1' }, async (url) => {
    for (const w of [800, 960, 1024, 1200])
      for (const h of [600, 630, 640, 750, 788, 800, 960, 1000, 1024, 1050])
        await status(url, imagePath, { w, h, fit: 'scale', fm: 'png' }, '203.0.113.200')
  })
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
  return {
    what: `C1 size of the image cache that may have ${CACHE_MB} MB`,
    value: Math.round((sizes.reduce((sum, size) => sum + size, 0) / 1024 / 1024) * 10) / 10,
    unit: 'MB',
    limit: CACHE_MB,
    better: 'less',
  }
}

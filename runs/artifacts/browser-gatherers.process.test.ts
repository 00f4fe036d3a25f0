import { expect, test } from 'vitest'
import { type Chromium, createChromium } from '#providers/chromium/create-chromium.ts'
import { findProgram } from '#providers/chromium/program.ts'
import type { SentRequests } from '#providers/chromium/sent-requests.ts'
import { createFetchPage } from '#providers/http/fetch-page.ts'
import { createFetch } from '#providers/http/fetch-public.ts'
import { createHostLimit } from '#providers/http/host-limit.ts'
import { serving, standInSurroundings } from '#tests/support/egress.ts'
import { pageOf } from '#tests/support/page-of.ts'
import { run } from '#tests/support/tool-ports.ts'
import { tool as aiCrawlerChecker } from '#tools/ai-crawler-checker/tool.ts'
import { createBrowserGatherers } from './browser-gatherers.ts'
import { createWebGatherers, gatherWith } from './web-gatherers.ts'

const program = findProgram(process.env.CHROMIUM_PATH)

const html = `<!doctype html><html lang="en"><title>Socks</title>
<style>body { margin: 0; background: #fff } .gray { color: #777; background: #eee } .faint { color: rgba(0, 0, 0, .5) }
.picture { background: linear-gradient(red, blue) } .over { position: relative; top: -30px; color: #fff }</style>
<p class="gray">Ten words that are in the HTML as it is.</p><p class="faint">faint</p><p class="picture">gradient</p>
<svg width="300" height="40"><rect width="300" height="40"/></svg><p class="over" id="over">over an image</p>
<p style="position:absolute;top:3000px;color:#123456;background:#fedcba">far below</p>
<p id="fading" style="position:absolute;top:2000px;opacity:.2">fading</p>
<script>new IntersectionObserver(([{ isIntersecting, target }]) => {
  if (isIntersecting) target.animate({ opacity: [0.2, 1] }, { duration: 60_000, fill: 'forwards' })
}).observe(document.getElementById('fading'))
const later = document.createElement('p')
later.textContent = 'And here are thirty more words that only a script adds, which agents without scripts do not see at all, whatever the page is about, because they never run what the page sends to browsers.'
document.body.append(later); console.error('a fault of the page')</script>`

/** Runs a function with the gatherers of a site on loopback. */
async function gathering(work: (gather: ReturnType<typeof gatherWith>, requests: string[]) => Promise<void>) {
  const requests: string[] = []
  const listener: Parameters<typeof serving>[0] = ({ url, headers }, response) => {
    requests.push(`${/Headless/.test(headers['user-agent'] ?? '') ? 'browser' : 'server'} ${url}`)
    if (url === '/file.pdf') return response.setHeader('content-type', 'application/pdf').end('%PDF-1.7')
    if (url === '/robots.txt' || url === '/llms.txt') return response.writeHead(404).end()
    if (url === '/old') return response.writeHead(301, { location: '/' }).end()
    response.setHeader('content-type', 'text/html').end(html)
  }
  await serving(listener, async (standIn) => {
    const { surroundings } = standInSurroundings({ names: { 'shop.example': ['93.184.216.34'] }, standIn })
    const limiter = createHostLimit()
    const fetchPage = createFetchPage(createFetch(surroundings))
    const web = createWebGatherers({ fetchPage, limiter })({ isFresh: false })
    const browser = createBrowserGatherers({ chromium: createChromium({ surroundings, program }), limiter })
    await work(gatherWith({ ...web, ...browser({ isFresh: false, page: web.page }) }), requests)
  })
}

test.skipIf(!program)(
  'all tools share one page load, with requests, errors, images, and text colors',
  { tags: 'extended', timeout: 60_000 },
  async () => {
    await gathering(async (gather, requests) => {
      const asked = { url: 'http://shop.example/old', measuresText: true }
      const [page, same] = await Promise.all([gather('rendered', asked), gather('rendered', asked)])
      expect(same).toBe(page)
      expect(page).toMatchObject({
        url: 'http://shop.example/',
        consoleErrors: ['a fault of the page'],
        requests: [{ url: 'http://shop.example/', type: 'Document', status: 200 }],
      })
      expect(requests.filter((one) => one === 'browser /')).toHaveLength(1)
      const texts = Object.fromEntries((page.texts ?? []).map(({ text, ...facts }) => [text.split(' ')[0], facts]))
      expect(texts).toMatchObject({
        Ten: { color: 'rgb(119, 119, 119)', background: 'rgb(238, 238, 238)', fontPx: 16, isBold: false },
        faint: { color: 'rgb(127, 127, 127)', background: 'rgb(255, 255, 255)' },
        gradient: { background: null },
        over: { color: 'rgb(255, 255, 255)', background: null, selector: 'p#over' },
        fading: { color: 'rgb(0, 0, 0)' },
        far: { color: 'rgb(18, 52, 86)', background: 'rgb(254, 220, 186)' },
      })

      const { data } = await run(aiCrawlerChecker, { url: 'http://shop.example/' }, { gather })
      const { share } = data as { share: { percent: number; wordsInHtml: number; wordsRendered: number } }
      expect(share.wordsRendered - share.wordsInHtml).toBe(35)
      expect(share.percent).toBeLessThan(40)
    })
  },
)

test('a response that is not a page gets a message without a browser', async () => {
  await gathering(async (gather, requests) => {
    const asked = { url: 'http://shop.example/file.pdf', device: 'mobile' as const }
    await expect(gather('lighthouse', asked)).rejects.toMatchObject({ code: 'invalid', message: /leads to a PDF/ })
    await expect(gather('rendered', { url: 'http://10.0.0.1/' })).rejects.toMatchObject({ message: /public website/ })
    expect(requests.filter((one) => one.startsWith('browser'))).toEqual([])
  })
})

test('A8 requests that a browser sends are counted by host with its IP address, the first one to the page once', async () => {
  const counted: unknown[] = []
  const limiter = Object.assign(async () => () => undefined, {
    count: (target: object, requests: number) => void counted.push([target, requests]),
  })
  const sent: SentRequests[] = [
    { host: 'shop.example', ips: ['1.1.1.1'], count: 5 },
    { host: 'cdn.example', ips: ['8.8.8.8'], count: 2 },
  ]
  const chromium = {
    render: async (_: unknown, { onSent }: { onSent?: (requests: SentRequests[]) => void } = {}) => {
      onSent?.(sent)
      return { url: 'http://shop.example/' }
    },
  } as unknown as Chromium
  const page = async () => pageOf('<p>Socks', { url: 'http://shop.example/' })
  const { rendered } = createBrowserGatherers({ chromium, limiter })({ isFresh: false, page })
  await rendered?.({ url: 'http://shop.example/' })
  expect(counted).toEqual([
    [{ host: 'shop.example', ips: ['1.1.1.1'] }, 4],
    [{ host: 'cdn.example', ips: ['8.8.8.8'] }, 2],
  ])
})

import { expect, test } from 'vitest'
import { connectDirectly, standInSurroundings } from '#tests/support/egress.ts'
import { listenInside, serveHostilePage } from '#tests/support/hostile-page.ts'
import { createChromium } from './create-chromium.ts'
import { findProgram } from './program.ts'

const program = findProgram(process.env.CHROMIUM_PATH)
const WAYS_PER_HOST = 14
const OTHER_WAYS = 3

test.skipIf(!program)(
  'B1 a page that tries everything reaches no listener of our network',
  async () => {
    const inside = await listenInside()
    const names = { 'shop.example': ['127.0.0.1'], 'inside.example': ['127.0.0.2'] }
    const hosts = [...inside.hosts, 'inside.example:8080']
    const page = await serveHostilePage(hosts)
    try {
      // The page itself is opened by name and port. Everything else on this machine is refused, although it would be
      // reachable.
      const openTargets = new Set([`shop.example:${page.port}`])
      const { surroundings } = standInSurroundings({ names, openTargets, connect: connectDirectly })
      const { render } = createChromium({ surroundings, program })
      const { text, html, requests } = await render({ url: `http://shop.example:${page.port}/` })
      expect(text).toContain(`tried ${hosts.length * WAYS_PER_HOST + OTHER_WAYS}`)
      expect(html).not.toMatch(/secret|root:/)
      expect(requests.filter(({ refusal }) => refusal === 'This address is not public.').length).toBeGreaterThan(
        hosts.length * 5,
      )
      expect(inside.arrived).toEqual([])
    } finally {
      page.stop()
      inside.stop()
    }
  },
  60_000,
)

test('without Chromium, the message says what to install', async () => {
  const { surroundings } = standInSurroundings()
  await expect(
    createChromium({ surroundings, program: undefined }).render({ url: 'http://a.example/' }),
  ).rejects.toMatchObject({
    code: 'unavailable',
    message: /apt-get install chromium-headless-shell.*CHROMIUM_PATH/,
  })
})

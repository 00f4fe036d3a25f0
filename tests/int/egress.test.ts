import { request } from 'node:http'
import { expect, test } from 'vitest'
import { botUserAgent } from '#engine/net/bot.ts'
import { REFUSED_URL } from '#engine/net/public-url.ts'
import { signIn } from '../support/editor.ts'
import { serving } from '../support/egress.ts'
import { internalUrls, metadataUrls } from '../support/internal-addresses.ts'
import { page } from '../support/page.ts'
import { inject } from '../support/product.ts'

/** Returns what arrives at a listener in our own network while some work is done. */
async function countConnections(work: (port: number) => Promise<void>) {
  const arrived: string[] = []
  await serving((incoming, response) => {
    arrived.push(`${incoming.method} ${incoming.url}`)
    response.end('a secret of our network')
  }, work)
  return arrived
}

/** Requests a path from the site under another host name. */
function statusForHost(host: string, path: string) {
  const { hostname, port } = new URL(inject('siteUrl'))
  return new Promise<number>((resolve, reject) => {
    const outgoing = request({ hostname, port, path, headers: { host } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    outgoing.once('error', reject).end()
  })
}

test('A4 neither an image URL nor a Host header makes the site fetch anything', async () => {
  const arrived = await countConnections(async (port) => {
    const inside = `127.0.0.1:${port}`
    const remote = encodeURIComponent(`http://${inside}/a.png`)
    for (const path of [
      '/_image?href=/latest/meta-data&q=1',
      '/_image?href=%2Fa.png&w=10&f=webp&q=80',
      `/_image?href=${remote}&q=1`,
      `/_next/image?url=${remote}&w=640&q=75`,
      '/_next/image?url=%2Fa.png&w=640&q=75',
    ])
      expect(await statusForHost(inside, path), path).toBe(404)
  })
  expect(arrived).toEqual([])
})

test('A1 an upload with a URL instead of a file is refused, and nothing is fetched', async () => {
  const { headers } = await signIn()
  const arrived = await countConnections(async (port) => {
    for (const url of [
      `http://127.0.0.1:${port}/a.png`,
      `http://localhost:${port}/a.png`,
      'http://168.63.129.16/a.png',
      '/a.png',
    ])
      for (const query of ['', '?uploadEdits[widthInPixels]=5&uploadEdits[heightInPixels]=5']) {
        const body = JSON.stringify({ alt: 'A picture', filename: 'a.png', url })
        const response = await fetch(`${inject('siteUrl')}/cms-api/media${query}`, { method: 'POST', headers, body })
        expect({ url, query, status: response.status }).toEqual({ url, query, status: 400 })
      }
    const paste = `/cms-api/media/paste-url?src=${encodeURIComponent(`http://127.0.0.1:${port}/a.png`)}`
    expect((await fetch(inject('siteUrl') + paste, { headers })).status).toBe(400)
  })
  expect(arrived).toEqual([])
})

test('A1 A5 a webhook into our own network is refused in one sentence when it is saved', async () => {
  const editor = await signIn()
  for (const url of [...internalUrls.slice(0, 12), ...metadataUrls, 'ftp://crm.example/', 'https://crm.example:444/']) {
    const saved = editor.updateGlobal('mail-settings', { webhook: { url } })
    await expect(saved, url).rejects.toThrow(REFUSED_URL)
  }
})

test('/bot/ explains the User-Agent of our requests', async () => {
  const { status, html } = await page('/bot/')
  expect(status).toBe(200)
  expect(html).toContain(botUserAgent(inject('siteUrl')))
  expect(html).toContain('Disallow: /')
})

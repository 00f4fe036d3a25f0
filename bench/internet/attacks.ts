import { internalUrls, metadataUrls } from '#tests/support/internal-addresses.ts'
import { privateSpellings } from '#tests/support/private-spellings.ts'
import { none } from '../faults/record.ts'
import type { Measure } from '../measure.ts'
import type { Product } from '../product.ts'
import { INSIDE } from './hostile-site.ts'
import type { Connections } from './listeners.ts'
import { OWN } from './names.ts'
import { call, type WebTool } from './tool-calls.ts'

export type Rig = { product: Product; connections: Connections; tools: WebTool[] }

const SPELLINGS = 3_000
const REBINDINGS = 1_000
/** For each tool that takes seconds. */
const SLOW_CALLS = 3
const AT_ONCE = 6

/** Sends every spelling to one tool, to each tool in turn. */
export async function attackSpellings({ product, connections, tools }: Rig): Promise<Measure[]> {
  const urls = [...internalUrls, ...metadataUrls, ...privateSpellings(SPELLINGS)]
  let wrong = 0
  const before = connections.inside.length
  await eachOf(urls, async (url, at) => {
    const { status, summary } = await call(product.url, tools[at % tools.length] as WebTool, url)
    if (status >= 500 || status === 0) {
      wrong += 1
      console.error(`${tools[at % tools.length]?.slug} ${url}: ${status} ${summary}`)
    }
  })
  return [
    leaks('A1 A5 spellings of private addresses, every tool', connections, before, urls.length, tools),
    none('A1 A5 spellings without a proper response', wrong, 'responses'),
  ]
}

/** Calls tools with names that are public when they are checked and private afterwards. */
export async function attackRebinding({ product, connections, tools }: Rig): Promise<Measure[]> {
  const before = connections.inside.length
  const [slow, fast] = [tools.filter(({ isSlow }) => isSlow), tools.filter(({ isSlow }) => !isSlow)]
  const calls = [
    ...slow.flatMap((tool) => Array.from({ length: SLOW_CALLS }, () => tool)),
    ...Array.from({ length: REBINDINGS }, (_, at) => fast[at % fast.length] as WebTool),
  ].slice(0, REBINDINGS)
  await eachOf(calls, (tool, at) => call(product.url, tool, `http://n${at}-rebinding.example/`))
  return [
    leaks('A3 names that change between check and connection, every tool', connections, before, REBINDINGS, tools),
  ]
}

/**
 * Calls every tool, also those with a browser and the crawler, with names, redirects, and content that lead inside.
 */
export async function attackContent({ product, connections, tools }: Rig): Promise<Measure[]> {
  const before = connections.inside.length
  const names = ['inside', 'mixed', 'mapped', 'local-six', 'metadata', 'loopback']
  const paths = [
    ...INSIDE.map((_, nth) => `redirect/${nth}/`),
    ...INSIDE.map((host) => `refresh/?to=http://${host}/`),
    'file/',
    'content/',
    'hostile/',
    'sitemap.xml',
  ]
  const calls = tools.flatMap((tool) => {
    const urls = [
      ...paths.map((path, at) => `http://${tool.slug}-${at}-shop.example/${path}`),
      ...names.map((name) => `http://${tool.slug}-${name}.example/`),
    ]
    const few = ['content/', 'hostile/', 'redirect/0/']
    return urls
      .filter((url) => !tool.isSlow || few.some((path) => url.endsWith(path)) || url.includes('-inside.'))
      .map((url) => ({ tool, url }))
  })
  await eachOf(calls, ({ tool, url }) => call(product.url, tool, url))
  return [
    leaks(
      'A2 A4 B1 names, redirects, and content that lead inside, every tool',
      connections,
      before,
      calls.length,
      tools,
    ),
  ]
}

/** Returns the product's own name and IP address. */
export async function attackOwn({ product, connections, tools }: Rig): Promise<Measure[]> {
  const urls = [
    'http://agency.example/',
    'agency.example',
    'http://AGENCY.example:8080/',
    'http://a-shop.example/to/?to=http://agency.example/',
  ]
  const calls = tools.flatMap((tool) => urls.map((url) => ({ tool, url })))
  await eachOf(calls, ({ tool, url }) => call(product.url, tool, url))
  return [
    {
      what: 'A6 requests to the product’s own name, every tool',
      value: connections.own,
      unit: 'requests',
      limit: 1,
      better: 'less',
      note: `${calls.length} calls; own address ${OWN}`,
    },
  ]
}

function leaks(what: string, { inside }: Connections, before: number, calls: number, tools: WebTool[]): Measure {
  const leaked = inside.slice(before)
  const where = [...new Set(leaked)].slice(0, 5).join(', ')
  return none(what, leaked.length, 'connections', `${calls} calls of ${tools.length} tools${where && `: ${where}`}`)
}

/** Works through a list with a few calls at a time. */
export async function eachOf<Item>(
  items: Item[],
  work: (item: Item, at: number) => Promise<unknown>,
  atOnce = AT_ONCE,
) {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < items.length) {
        const at = next++
        await work(items[at] as Item, at)
      }
    }),
  )
}

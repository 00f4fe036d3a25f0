import type { Tool } from '#engine/tool/define-tool.ts'
import { fieldsOf } from '#engine/tool/field.ts'
import { looksAtWeb } from '#engine/tool/gets-artifacts.ts'
import { builtTools } from '#tools/list.ts'

export type WebTool = {
  slug: string
  /** Runs a browser or a crawl, which takes seconds. */
  isSlow: boolean
  /** The input with a URL in place of each of the sample's. */
  inputFor: (url: string) => Record<string, unknown>
}

const SLOW = ['rendered', 'lighthouse', 'crawl']
/** A URL, a host, or a domain of a sample. */
const SAMPLE_URL = /(?:https?:\/\/)?(?:[\w-]+\.)*example(?:\.com)?(?:\/[^\s"]*)?/g

/** Returns every tool that fetches what a visitor names. */
export async function webTools(): Promise<WebTool[]> {
  const modules = await Promise.all(builtTools.map(({ slug }) => import(`../../tools/${slug}/tool.ts`)))
  return modules
    .map(({ tool }) => tool as Tool)
    .filter(looksAtWeb)
    .map((tool) => ({
      slug: tool.slug,
      isSlow: Object.keys(tool.needs ?? {}).some((name) => SLOW.includes(name)),
      inputFor: (url) => inputFor(tool, url),
    }))
}

function inputFor(tool: Tool, url: string): Record<string, unknown> {
  const { input } = tool.samples[0]
  const fetched = new Set(tool.fetches ?? [])
  const fields = fieldsOf(tool.input)
  const entries = fields.flatMap(({ name, control }): [string, unknown][] => {
    const value = input[name]
    if (fetched.has(name) || (control === 'url' && value === undefined)) return [[name, url]]
    if (typeof value !== 'string') return value === undefined ? [] : [[name, value]]
    // A pasted text would be used in place of the page.
    if (fetched.size > 0 && (control === 'text' || control === 'code')) return []
    return [[name, value.replaceAll(SAMPLE_URL, url)]]
  })
  return Object.fromEntries(entries)
}

let visitors = 0
/** Each call is another visitor's. */
const nextVisitor = () => {
  visitors += 1
  return `198.51.${(visitors >> 8) & 255}.${visitors & 255}`
}

/**
 * Runs a tool as a program of a visitor does.
 * @returns the summary, or what went wrong
 */
export async function call(site: string, { slug, inputFor }: WebTool, url: string, withinMs = 90_000) {
  const began = performance.now()
  const response = await fetch(`${site}/api/tools/${slug}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextVisitor() },
    body: JSON.stringify(inputFor(url)),
    signal: AbortSignal.timeout(withinMs),
  }).catch((error: Error) => error)
  if (response instanceof Error) return { status: 0, summary: response.message, ms: performance.now() - began }
  const body = (await response.json().catch(() => ({}))) as { summary?: string; message?: string }
  return { status: response.status, summary: body.summary ?? body.message ?? '', ms: performance.now() - began }
}

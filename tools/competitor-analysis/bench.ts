import type { Measure } from '#bench/measure.ts'
import { run } from '#tests/support/tool-ports.ts'
import { gatherFiles } from '#tests/support/web-files.ts'
import { golden, goldenFiles } from './oracle.ts'
import type { Comparison } from './report.ts'
import { tool } from './tool.ts'

/** Compares fields of six saved pages with values read by a person, and with plain patterns over the source. */
export async function measure(): Promise<Measure[]> {
  const [own, ...rivals] = golden.map(({ url }) => url)
  const { data } = await run(tool, { url: own, rivals: rivals.join('\n') }, { gather: gatherFiles(goldenFiles) })
  let right = 0
  let total = 0
  let byPatterns = 0
  for (const [at, { url, expected }] of golden.entries()) {
    const found = (data as Comparison).sites[at]?.data
    const naive = readByPatterns(String(goldenFiles[url]?.body), new URL(url).host)
    for (const [name, value] of Object.entries(expected)) {
      total++
      if (isSame(found?.[name as keyof typeof found], value)) right++
      if (name in naive && isSame(naive[name as keyof typeof naive], value)) byPatterns++
    }
  }
  return [
    {
      what: 'fields of six saved pages that equal what a person reads',
      value: right,
      unit: `of ${total}`,
      limit: total,
      better: 'more',
      note: `regular expressions over the source get ${byPatterns}`,
    },
  ]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the fields as simple regular expressions find them, for comparison. */
function readByPatterns(html: string, host: string) {
  const one = (pattern: RegExp) => pattern.exec(html)?.[1]?.trim() || null
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/gi)].map(([tag, href = '']) => ({ tag, href }))
  const external = links.filter(({ href }) => /^https?:/i.test(href) && !href.includes(host))
  return {
    title: one(/<title>([^<]*)<\/title>/i),
    description: one(/<meta name="description" content="([^"]*)"/i),
    lang: one(/<html lang="([^"]*)"/i),
    canonical: one(/<link rel="canonical" href="([^"]*)"/i),
    words: html
      .replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length,
    headings: [...html.matchAll(/<h([1-6])[^>]*>([^<]*)</gi)].map(([, level, text]) => ({
      level: Number(level),
      text,
    })),
    schemaTypes: [...new Set([...html.matchAll(/"@type":\s*"(\w+)"/g)].map(([, type]) => type))].sort(),
    links: {
      internal: links.length - external.length,
      external: external.length,
      nofollow: links.filter(({ tag }) => /nofollow|ugc|sponsored/i.test(tag)).length,
    },
    linkedHosts: [...new Set(external.map(({ href }) => new URL(href).hostname))].sort(),
    images: [...html.matchAll(/<img /gi)].length,
    htmlBytes: Buffer.byteLength(html),
  }
}

import { peakMegabytes } from '#bench/peak-memory.ts'
import { validateFile } from '../validate.ts'

/** Validates a sitemap of 50,000 entries and prints the time and the peak memory of this process as JSON. */
const ENTRIES = 50_000

const parts = ['<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n']
for (let index = 0; index < ENTRIES; index++)
  parts.push(
    `  <url>\n    <loc>https://shop.example/tables/oak-table-${index}?size=${index % 7}&amp;color=oak</loc>\n    <lastmod>2026-01-${String((index % 28) + 1).padStart(2, '0')}T08:30:00+00:00</lastmod>\n    <changefreq>weekly</changefreq>\n    <priority>0.5</priority>\n  </url>\n`,
  )
parts.push('</urlset>\n')
const body = new TextEncoder().encode(parts.join(''))
parts.length = 0
const before = process.cpuUsage()
const started = performance.now()
const { entries, matchesSchema } = await validateFile(body, {
  url: 'https://shop.example/sitemap.xml',
  now: Date.parse('2026-06-01'),
})
const ms = Math.round(performance.now() - started)
const { user, system } = process.cpuUsage(before)
const cpuMs = Math.round((user + system) / 1_000)
if (entries !== ENTRIES || !matchesSchema) throw new Error(`${entries} entries, schema ${matchesSchema}`)
process.stdout.write(JSON.stringify({ ms, cpuMs, mb: Math.round(peakMegabytes()) }))

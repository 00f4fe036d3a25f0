import { scoreHeaders } from '#tests/support/observatory.ts'
import type { Measure } from '../measure.ts'
import type { Setting } from './setting.ts'

const PUBLIC = { SITE_URL: 'https://agency.example', TRUSTED_PROXIES: '1' }
const pages = [
  { name: 'site', path: '/', limit: 120 },
  { name: 'tool page', path: '/tools/md5-generator/', limit: 100 },
  { name: 'back office', path: '/admin/login', limit: 80 },
]

/**
 * Measures the MDN HTTP Observatory's score of the headers, as a visitor gets them through a proxy that speaks https
 * (row 16).
 * @throws {Error} if the response sets cookies, or headers in its HTML
 */
export function measureHeaders(setting: Setting): Promise<Measure[]> {
  return setting.withSite({ ...PUBLIC, ADMIN_PORT: setting.adminPort }, async (url) => {
    const measures: Measure[] = []
    for (const { name, path, limit } of pages) {
      const { grade, score, results } = await scoreHeaders(`${url}${path}`, 'agency.example')
      const note = `${grade}; ${Object.values(results).join(', ')}`
      measures.push({
        what: `F3 Observatory, ${name}`,
        value: score,
        unit: 'points',
        limit,
        better: 'more',
        note,
      })
    }
    return measures
  })
}

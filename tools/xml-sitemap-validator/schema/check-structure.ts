import type { SitemapElement } from '#engine/web/sitemap-reader.ts'
import { collapse, isPriority, isShortW3cDate, isXsdDate, locProblem } from './values.ts'

export const SITEMAP_NS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XSI = 'http://www.w3.org/2001/XMLSchema-instance'
const ORDER = ['loc', 'lastmod', 'changefreq', 'priority']
const FREQUENCIES = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']

/** A rule that a file breaks, at a line. */
export type Fault = { rule: string; line: number; evidence: string }

/** Checks the root against the schema. */
export function checkRoot({ name, namespace, attributes, attributeNamespaces, line }: SitemapElement): Fault[] {
  const faults: Fault[] = []
  if (name.toLowerCase() === 'html') return [{ rule: 'html', line, evidence: `<${name}>` }]
  if (name !== 'urlset' && name !== 'sitemapindex') return [{ rule: 'root', line, evidence: `<${name}>` }]
  if (namespace !== SITEMAP_NS) faults.push({ rule: 'namespace', line, evidence: `xmlns="${namespace}"` })
  return [...faults, ...checkAttributes({ name, attributes, attributeNamespaces, line })]
}

/**
 * Checks one `url` or `sitemap` against the schema: names, order, values, and stray text.
 * @param own the namespace of the root, so that a wrong one is reported once and not for each entry
 */
export function checkEntry(entry: SitemapElement, expected: 'url' | 'sitemap', own = SITEMAP_NS): Fault[] {
  const { name, namespace, line, text, children } = entry
  if (namespace !== own && namespace !== '')
    return [{ rule: 'extension', line, evidence: `<${name} xmlns="${namespace}">` }]
  if (name !== expected || namespace !== own) return [{ rule: 'unknown-element', line, evidence: `<${name}>` }]
  const faults = checkAttributes(entry)
  if (/[^\t\n\r ]/.test(text)) faults.push({ rule: 'stray-text', line, evidence: text.trim().slice(0, 80) })
  const allowed = expected === 'url' ? ORDER : ORDER.slice(0, 2)
  let position = -1
  let hasExtension = false
  for (const child of children) {
    if (child.namespace !== own && child.namespace !== '') {
      hasExtension = true
      if (position < 0) faults.push({ rule: 'order', line: child.line, evidence: `<${child.name}> before <loc>` })
      faults.push({ rule: 'extension', line: child.line, evidence: `<${child.name} xmlns="${child.namespace}">` })
      continue
    }
    const index = child.namespace === own ? allowed.indexOf(child.name) : -1
    if (index < 0) faults.push({ rule: 'unknown-element', line: child.line, evidence: `<${child.name}>` })
    else if (index === position)
      faults.push({ rule: 'repeated', line: child.line, evidence: `a second <${child.name}>` })
    else if (index < position || hasExtension || (position < 0 && index > 0))
      faults.push({
        rule: index > 0 && position < 0 ? 'loc-not-first' : 'order',
        line: child.line,
        evidence: `<${child.name}>`,
      })
    position = Math.max(position, index)
    if (index >= 0) faults.push(...checkAttributes(child), ...checkValue(child))
  }
  if (!children.some((child) => child.name === 'loc' && child.namespace === own))
    faults.push({ rule: 'no-loc', line, evidence: `<${name}> without <loc>` })
  return faults
}

function checkValue({ name, text, line, children }: SitemapElement): Fault[] {
  if (children.length > 0) return [{ rule: 'element-in-value', line, evidence: `<${children[0]?.name}> in <${name}>` }]
  const value = collapse(text)
  const evidence = `<${name}>${text.slice(0, 200)}</${name}>`
  if (name === 'loc') {
    const problem = locProblem(value)
    return problem ? [{ rule: value === '' ? 'empty-loc' : `loc-${problem}`, line, evidence }] : []
  }
  if (name === 'lastmod')
    return isXsdDate(value) ? [] : [{ rule: isShortW3cDate(value) ? 'short-date' : 'date', line, evidence }]
  if (name === 'changefreq') return FREQUENCIES.includes(text) ? [] : [{ rule: 'changefreq', line, evidence }]
  return isPriority(value) ? [] : [{ rule: 'priority', line, evidence }]
}

/** Checks attributes. The schema allows only those of XML Schema itself. */
function checkAttributes({
  name,
  attributes,
  attributeNamespaces,
  line,
}: Pick<SitemapElement, 'name' | 'attributes' | 'attributeNamespaces' | 'line'>): Fault[] {
  return Object.entries(attributes)
    .filter(
      ([attribute]) =>
        attributeNamespaces[attribute] !== XSI ||
        !/:(?:type|schemaLocation|noNamespaceSchemaLocation)$/.test(attribute),
    )
    .map(([attribute, value]) => ({
      rule: 'attribute',
      line,
      evidence: `<${name} ${attribute}="${value.slice(0, 80)}">`,
    }))
}

import { RULE_NAMES } from './rule-names.ts'

/** Words of ids that are not written in lower case. */
const SPELLED: Record<string, string> = {
  ai: 'AI',
  alt: 'alt',
  aria: 'ARIA',
  cls: 'CLS',
  css: 'CSS',
  dmarc: 'DMARC',
  h1: 'H1',
  hsts: 'HSTS',
  html: 'HTML',
  http: 'HTTP',
  https: 'HTTPS',
  id: 'ID',
  json_ld: 'JSON-LD',
  lcp: 'LCP',
  og: 'Open Graph',
  spf: 'SPF',
  tbt: 'TBT',
  tls: 'TLS',
  txt: 'txt',
  url: 'URL',
  urls: 'URLs',
  www: 'www',
}

/**
 * Returns the name of a rule: its own, or the words of its id.
 * @example ruleName('title-too-wide') // 'Title too wide'
 * @example ruleName('canonical-several') // 'Several canonical URLs'
 * @example ruleName('h1-missing') // 'H1 missing'
 */
export function ruleName(id: string): string {
  const own = RULE_NAMES[id]
  if (own) return own
  const name = id
    .replace(/(?:robots|llms)-txt/g, (file) => file.replace('-', '.'))
    .replace('json-ld', 'json_ld')
    .split('-')
    .map((word) => SPELLED[word] ?? word)
    .join(' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

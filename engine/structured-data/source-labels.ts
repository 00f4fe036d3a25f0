/** Names of the sources that findings about markup refer to, by a part of their addresses. */
const labels: [part: string, label: string][] = [
  ['developers.google.com', 'Google Search Central'],
  ['json-ld', 'JSON-LD 1.1'],
  ['rdfa-core', 'RDFa Core 1.1'],
  ['iso-8601', 'ISO 8601'],
  ['iso-4217', 'ISO 4217'],
  ['iso-3166', 'ISO 3166-1'],
  ['iso-17442', 'ISO 17442'],
  ['isbn-international', 'ISO 2108, ISBN'],
  ['issn.org', 'ISO 3297, ISSN'],
  ['gs1.org', 'GS1: check digit'],
  ['bcp47', 'BCP 47'],
  ['itu.int', 'ITU-T E.164'],
  ['url.spec', 'URL Standard'],
]

/**
 * Returns the label of a source.
 * @returns the name of a source; for schema.org with the term it defines
 */
export function labelOf(url: string): string {
  if (url.startsWith('https://schema.org/')) return `schema.org: ${url.split('/').at(-1)}`
  return labels.find(([part]) => url.includes(part))?.[1] ?? 'HTML Standard'
}

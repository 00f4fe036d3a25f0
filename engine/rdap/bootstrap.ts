export type Bootstrap = { publication: string; services: { suffixes: string[]; urls: string[] }[] }

/**
 * Reads a bootstrap file of IANA: which RDAP service answers for which names. URLs that are none are left out. Source:
 * RFC 9224, 3 and 4.
 * @throws {SyntaxError} if the file is malformed
 */
export function readBootstrap(text: string): Bootstrap {
  const file: unknown = JSON.parse(text)
  if (!isObject(file) || !Array.isArray(file.services)) throw new SyntaxError('The bootstrap file has no services.')
  const publication = typeof file.publication === 'string' ? file.publication : ''
  return { publication, services: file.services.map(readService) }
}

/**
 * Returns the base URL of the service for a domain, https first: of the longest suffix that fits, label by label.
 * Undefined if there is none. Source: RFC 9224, 4.
 */
export function serviceFor({ services }: Bootstrap, domain: string): string[] {
  const labels = domain.toLowerCase().split('.')
  const suffixes = [...labels.map((_, index) => labels.slice(index).join('.')), '']
  for (const suffix of suffixes) {
    const urls = services.filter(({ suffixes: all }) => all.includes(suffix)).flatMap(({ urls: own }) => own)
    if (urls.length > 0) return urls.toSorted((a, b) => Number(b.startsWith('https:')) - Number(a.startsWith('https:')))
  }
  return []
}

function readService(service: unknown) {
  const [suffixes, urls] = Array.isArray(service) ? service.slice(-2) : []
  if (!isTexts(suffixes) || !isTexts(urls)) throw new SyntaxError('A service of the bootstrap file is malformed.')
  return {
    suffixes: suffixes.map((suffix) => suffix.toLowerCase()),
    urls: urls.filter(isUsable).map((url) => (url.endsWith('/') ? url : `${url}/`)),
  }
}

function isUsable(url: string) {
  if (!URL.canParse(url) || /%(?![\da-f]{2})/i.test(url)) return false
  return ['https:', 'http:'].includes(new URL(url).protocol)
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export type HeaderLink = { target: string /** In lower case. */; rels: string[] }

/** A target and its parameters, whose values may be quoted and contain commas and semicolons. */
const LINK = /<([^>]*)>((?:\s*;\s*[^\s=;,"]+(?:\s*=\s*(?:"(?:\\.|[^"\\])*"|[^\s;,"]*))?)*)/g
const REL = /;\s*rel\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;,"]*))/i

/**
 * Reads the links of `Link` headers, joined by commas (RFC 8288, 3). Only the first `rel` of a link counts; those with
 * an `anchor` are links of another resource.
 * @example readLinkHeader('</a>; rel="next prev"') // [{ target: '/a', rels: ['next', 'prev'] }]
 */
export function readLinkHeader(value: string): HeaderLink[] {
  return [...value.matchAll(LINK)].flatMap(([, target = '', parameters = '']) => {
    if (/;\s*anchor\s*=/i.test(parameters)) return []
    const [, quoted, plain] = REL.exec(parameters) ?? []
    const rels = (quoted ?? plain ?? '').toLowerCase().split(/\s+/).filter(Boolean)
    return [{ target: target.trim(), rels }]
  })
}

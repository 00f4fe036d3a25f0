import { Parser } from 'htmlparser2'

/** URLs of a sitemap, or sitemaps of an index. */
export type SitemapUrls = { pages: string[]; sitemaps: string[] }

/**
 * Returns the URLs of a sitemap: XML with any prefix, or a text file with one URL per line. It is lenient, unlike the
 * validator, because a crawler uses what it can get.
 */
export function readSitemapUrls(text: string): SitemapUrls {
  const found: SitemapUrls = { pages: [], sitemaps: [] }
  if (!text.includes('<')) {
    found.pages = text.split(/\r\n|\r|\n/).filter((line) => URL.canParse(line.trim()))
    return found
  }
  const path: string[] = []
  let loc = ''
  const parser = new Parser(
    {
      onopentag: (name) => {
        path.push(localName(name))
        loc = ''
      },
      ontext: (piece) => {
        if (path.at(-1) === 'loc') loc += piece
      },
      onclosetag: () => {
        const name = path.pop()
        const url = loc.trim()
        if (name === 'loc' && url !== '') {
          if (path.at(-1) === 'sitemap') found.sitemaps.push(url)
          else if (path.at(-1) === 'url') found.pages.push(url)
        }
        loc = ''
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(text)
  parser.end()
  return found
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

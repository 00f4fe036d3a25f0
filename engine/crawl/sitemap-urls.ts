import { Parser } from 'htmlparser2'

/** URLs of a sitemap, or sitemaps of an index. */
export type SitemapUrls = { pages: string[]; sitemaps: string[] }

/**
 * Returns what a sitemap lists: XML of any prefix, or a text file with one URL per line. It reads leniently, because a
 * crawler takes what it can get; the validator is another tool.
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

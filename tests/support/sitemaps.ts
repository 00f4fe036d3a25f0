import { JSDOM } from 'jsdom'
import { validateXML } from 'xmllint-wasm'
import { page } from './page.ts'

export type SitemapEntry = { loc: string; path: string; lastmod: string | undefined }

/**
 * Returns the index and every file that it names, by path.
 * @throws {Error} if the index or a file cannot be read
 */
export async function readSitemaps() {
  const index = await readSitemap('/sitemap.xml', 'sitemap')
  const files = new Map<string, SitemapEntry[]>()
  for (const { path } of index) files.set(path, await readSitemap(path, 'url'))
  return { index, files, entries: [...files.values()].flat() }
}

/**
 * Returns the entries of one file.
 * @throws {Error} if the file cannot be read
 */
export async function readSitemap(path: string, item: 'sitemap' | 'url'): Promise<SitemapEntry[]> {
  const { status, html } = await page(path)
  if (status !== 200) throw new Error(`${path} returned ${status}.`)
  return elementsOf(html, item).map((entry) => {
    const loc = entry.querySelector('loc')?.textContent ?? ''
    return { loc, path: new URL(loc).pathname, lastmod: entry.querySelector('lastmod')?.textContent ?? undefined }
  })
}

/** Returns all elements of an XML document with this name. */
function elementsOf(xml: string, name: string) {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window
  return [...document.getElementsByTagName(name)]
}

/** Returns the errors that libxml2 reports; none if the text is well-formed. */
export async function wrongInXml(contents: string) {
  const { errors } = await validateXML({ xml: [{ fileName: 'file.xml', contents }], normalization: 'c14n' })
  return errors.map(({ message }) => message)
}

import { addPage } from './new-page.ts'
import { randomOf, type TrialFile, type TrialSite } from './site-model.ts'

const file = (type: string, body: string): TrialFile => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
  body,
})

/** Returns a site that breaks no rule: five pages, and the files that they load. */
export function newSite(seed: number, origin = 'https://trial.example'): TrialSite {
  const site: TrialSite = {
    origin,
    pages: new Map(),
    files: new Map([
      ['/style.css', file('text/css; charset=utf-8', 'body { font: 1rem/1.5 sans-serif }')],
      ['/app.js', file('text/javascript; charset=utf-8', 'export {}')],
      ['/icon.svg', file('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['/share.png', file('image/png', 'png')],
      ['/photo.jpg', file('image/jpeg', 'jpeg')],
      ['/llms.txt', file('text/markdown; charset=utf-8', '# Trial Supply\n\n> Household goods\n')],
    ]),
    robots: file('text/plain; charset=utf-8', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`),
    random: randomOf(seed),
  }
  addPage(site, 'home', '')
  addPage(site, 'category', '')
  addPage(site, 'blog', '')
  addPage(site, 'about', '')
  addPage(site, 'hub', '')
  return site
}

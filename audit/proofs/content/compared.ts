import type { Proof } from '../../proof.ts'
import type { Extras } from '../../site/site-view.ts'
import { paragraphs } from '../../trial/words.ts'
import { also, firstOf } from '../change-site.ts'

const GERMAN =
  '<p>Wir weben unsere Decken seit dreißig Jahren in einer kleinen Werkstatt am Rand der Stadt. Die Wolle kommt von Höfen in der Nähe, und jede Decke wird von Hand geprüft, bevor sie das Haus verlässt. Wer möchte, kann uns besuchen und bei der Arbeit zusehen.</p>'
const HARD =
  'Manufacturers distributing woolen commodities internationally acknowledge comprehensive indemnification obligations regarding consequential damages attributable to inappropriate maintenance procedures.'

function rendered(extras: Partial<Extras>, url: string, text: string): undefined {
  extras.rendered = {
    value: [
      {
        url,
        html: `<!doctype html><html lang="en"><body><main>${text}</main></body></html>`,
        text,
        requests: [],
        consoleErrors: [],
        screenshot: new Uint8Array(),
        images: [],
        fetchedAt: 0,
      },
    ],
  }
  return undefined
}

export const comparedTextProofs: Proof[] = [
  {
    rule: 'duplicate-text',
    on: 'site',
    faults: [
      (page, site) => {
        const article = firstOf(site, 'article')
        page.main = article.main
        page.h1 = article.h1
      },
    ],
    nearMisses: [
      (page, site) => {
        const article = firstOf(site, 'article')
        page.main = article.main
        page.h1 = article.h1
        page.canonical = article.canonical
        page.isInSitemap = false
      },
    ],
  },
  {
    rule: 'near-duplicate-text',
    on: 'site',
    faults: [
      (page, site) => {
        const article = firstOf(site, 'article')
        article.main = paragraphs(site.random, 12)
        page.main = [...article.main.slice(0, -1), `${article.main.at(-1)} today`]
        page.h1 = article.h1
      },
    ],
    nearMisses: [
      (page, site) => {
        const article = firstOf(site, 'article')
        article.main = paragraphs(site.random, 12)
        page.main = [...article.main.slice(0, 4), ...paragraphs(site.random, 8)]
      },
    ],
  },
  {
    rule: 'text-needs-scripts',
    on: 'site',
    faults: [
      (page, site, extras) => {
        page.main = ['<p>This page is loading its baskets, please wait a moment.</p>']
        rendered(extras, `${site.origin}${page.path}`, paragraphs(site.random, 5).join(''))
        return also('thin-text')
      },
    ],
    nearMisses: [
      (page, site, extras) => rendered(extras, `${site.origin}${page.path}`, `${page.main.join('')}<p>Two left</p>`),
      // Scripts add reviews to a page that has its text.
      (page, site, extras) =>
        rendered(extras, `${site.origin}${page.path}`, [...page.main, ...paragraphs(site.random, 4)].join('')),
    ],
  },
  {
    rule: 'lang-contradicts-text',
    on: 'site',
    faults: [
      (page) => {
        page.h1 = 'Unsere Decken'
        page.main = [
          GERMAN,
          '<p>Die Werkstatt ist von Montag bis Freitag geöffnet. Am Wochenende antworten wir auf Nachrichten.</p>',
        ]
      },
    ],
    nearMisses: [
      (page) => {
        page.lang = 'de'
        page.h1 = 'Unsere Decken'
        page.main = [
          GERMAN,
          '<p>Die Werkstatt ist von Montag bis Freitag geöffnet. Am Wochenende antworten wir auf Nachrichten.</p>',
        ]
      },
      // A list of names in another language, in an English page.
      (page) => {
        page.main.unshift('<ul><li>Decke Waldviertel</li><li>Kissen Königssee</li><li>Teppich Bregenzerwald</li></ul>')
      },
    ],
  },
  {
    rule: 'text-very-difficult',
    on: 'site',
    faults: [
      (page) => {
        page.main = [`<p>${`${HARD} `.repeat(6)}</p>`]
      },
    ],
    nearMisses: [
      // One hard sentence, and a table without sentences.
      (page) => {
        page.main.push(`<p>${HARD}</p>`)
      },
      (page) => {
        page.main = [`<ul>${'<li>Internationally standardized measurement specifications</li>'.repeat(12)}</ul>`]
      },
    ],
  },
]

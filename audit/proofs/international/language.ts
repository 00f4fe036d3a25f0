import type { Proof } from '../../proof.ts'

export const languageProofs: Proof[] = [
  {
    rule: 'html-lang-missing',
    on: 'page',
    faults: [
      (page) => {
        page.lang = undefined
      },
      (page) => {
        page.lang = ' '
      },
    ],
    nearMisses: [
      // An error page.
      (page) => {
        page.lang = undefined
        Object.assign(page, { status: 410, isLinked: false, isInSitemap: false })
      },
    ],
  },
  {
    rule: 'html-lang-invalid',
    on: 'page',
    faults: [
      (page) => {
        page.lang = 'english'
      },
      (page) => {
        page.lang = 'en_US'
      },
    ],
    nearMisses: [
      // Tags that Google does not read in hreflang are right for text.
      (page) => {
        page.lang = 'de-1996'
      },
      (page) => {
        page.lang = 'fil'
      },
    ],
  },
  {
    rule: 'content-language-contradicts-lang',
    on: 'page',
    faults: [
      (page) => {
        page.headers['content-language'] = 'de-DE'
      },
    ],
    nearMisses: [
      (page) => {
        page.headers['content-language'] = 'de, en'
      },
    ],
  },
]

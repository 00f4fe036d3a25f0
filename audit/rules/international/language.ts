import { pageRule, tagEvidence } from '../../rule.ts'
import { source } from '../../sources.ts'
import { checkedCode } from './annotations.ts'

const PAGES = 'HTML pages that visitors see.'
const languageOf = (tag: string) => tag.trim().toLowerCase().split('-')[0] ?? ''
const w3c = source(
  'W3C: declaring language in HTML',
  'https://www.w3.org/International/questions/qa-html-language-declarations',
)

/** Rules about the language that a page declares for itself. */
export const languageRules = [
  pageRule({
    id: 'html-lang-missing',
    group: 'international',
    severity: 'warning',
    scope: 'html',
    fault: 'without a lang attribute',
    measures: 'Whether the html element has a lang attribute.',
    appliesTo: PAGES,
    why: 'Screen readers choose their voice by it, and browsers decide by it whether to offer a translation.',
    source: source('WCAG 2.2: language of page', 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html'),
    fix: 'Add the language in which the page is written to its html element.',
    weight: 6,
    effort: 1,
    evaluate: (page) => {
      if (page.crawled.lang.trim() !== '') return []
      const html = page.tags.find(({ name }) => name === 'html')
      return [html ? tagEvidence(page, html) : {}]
    },
  }),
  pageRule({
    id: 'html-lang-invalid',
    group: 'international',
    severity: 'warning',
    scope: 'html',
    fault: 'with a lang attribute that is no language',
    measures: 'Whether the lang attribute is a language tag whose parts are in the IANA Language Subtag Registry.',
    appliesTo: 'HTML pages that visitors see and that have a lang attribute.',
    why: 'A code that no program knows is as good as none: screen readers then read the text in the voice of their user.',
    source: source('BCP 47', 'https://www.rfc-editor.org/info/bcp47'),
    fix: 'Write a code of ISO 639-1, such as en, with a country of ISO 3166-1 if you need one: en-GB.',
    weight: 5,
    effort: 1,
    evaluate: (page) => {
      const lang = page.crawled.lang.trim()
      if (lang === '') return null
      // The code of hreflang for all other languages is none for text.
      const { isValid, message, suggestion } = checkedCode(lang)
      if (isValid && lang.toLowerCase() !== 'x-default') return []
      const html = page.tags.find(({ name }) => name === 'html')
      return [
        {
          ...(html ? tagEvidence(page, html) : {}),
          detail: message ?? 'It is no language.',
          cause: `“${lang}”`,
          ...(suggestion ? { paste: `lang="${suggestion}"` } : {}),
        },
      ]
    },
  }),
  pageRule({
    id: 'content-language-contradicts-lang',
    group: 'international',
    severity: 'notice',
    scope: 'html',
    fault: 'with a Content-Language header that contradicts the lang attribute',
    measures: 'Whether the languages of the Content-Language header include that of the html element.',
    appliesTo: 'HTML pages that visitors see, with both.',
    why: 'Bing reads the header as well. Of two different statements, one is wrong.',
    source: w3c,
    fix: 'Let the server send the language of the page, or no such header.',
    weight: 1,
    effort: 1,
    evaluate: (page) => {
      const header = page.header('content-language')
      const lang = languageOf(page.crawled.lang)
      if (header === '' || lang === '') return null
      const languages = header.split(',').map(languageOf)
      return languages.includes(lang)
        ? []
        : [{ snippet: `content-language: ${header}`, detail: `lang="${page.crawled.lang}"` }]
    },
  }),
]

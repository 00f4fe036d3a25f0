import type { Finding } from '#engine/tool/blocks.ts'
import type { Version } from '#tools/hreflang-checker/annotations.ts'
import { type CheckedCode, checkCode } from '#tools/hreflang-checker/code.ts'
import { ofVersion } from '#tools/hreflang-checker/findings.ts'
import { languageRegistry } from '#tools/hreflang-checker/registry.ts'
import type { Evidence } from '../../evidence.ts'
import { once } from '../../once.ts'
import type { AuditedPage } from '../../page/audited-page.ts'
import { annotationsOf } from '../../page/language-facts.ts'
import { type PageRule, pageRule } from '../../rule.ts'
import { localized } from './link-rule.ts'

const registry = await languageRegistry()
const codes = new Map<string, CheckedCode>()

/** Returns what the hreflang checker says about a code. */
export function checkedCode(code: string): CheckedCode {
  const checked = codes.get(code) ?? checkCode(code, registry)
  if (codes.size < 5_000) codes.set(code, checked)
  return checked
}

/** Returns the annotations of a page, and what the hreflang checker says about them; undefined without any. */
const versionOf = once((page: AuditedPage): { version: Version; findings: Finding[] } | undefined => {
  const annotations = annotationsOf(page)
  if (!annotations) return undefined
  const { url, canonical, lang, status } = page.crawled
  const version: Version = {
    url,
    redirectsFrom: [],
    status,
    annotations,
    ...(canonical === undefined ? {} : { canonical }),
    isNoindex: false,
    isBlocked: false,
    lang,
  }
  return { version, findings: ofVersion(version) }
})

type AnnotationRule = Omit<PageRule, 'kind' | 'group' | 'scope' | 'source' | 'evaluate'> &
  Partial<Pick<PageRule, 'scope'>> & { finds: string; isPasted?: true; ignores?: (page: AuditedPage) => boolean }

/** Creates a rule from findings of the hreflang checker about one page. */
const annotationRule = ({ finds, isPasted, ignores, ...rule }: AnnotationRule): PageRule =>
  pageRule({
    scope: 'indexable',
    ...rule,
    group: 'international',
    source: localized,
    evaluate: (page) => {
      const found = versionOf(page)
      if (!found || ignores?.(page)) return null
      return found.findings
        .filter(({ id }) => id === finds)
        .map(({ evidence = '', fix, title }) => ({
          ...placed(evidence),
          detail: title.replace(page.url, title.startsWith(page.url) ? 'The page' : 'the page'),
          ...(isPasted && fix ? { paste: fix } : {}),
        }))
    },
  })

function placed(evidence: string): Evidence {
  const [, line, snippet] = /^line (\d+): ([^\n]*)/.exec(evidence) ?? []
  if (line) return { line: Number(line), snippet: snippet ?? '' }
  return evidence === '' ? {} : { snippet: evidence.split('\n', 1)[0] ?? '' }
}

type CodeRule = Omit<PageRule, 'kind' | 'group' | 'scope' | 'source' | 'evaluate' | 'appliesTo'> & {
  isWrong: (code: CheckedCode) => boolean
}

/** Creates a rule about the codes that annotations have; its cause is the code. */
const codeRule = ({ isWrong, ...rule }: CodeRule): PageRule =>
  pageRule({
    ...rule,
    group: 'international',
    scope: 'indexable',
    appliesTo: NAMING,
    source: localized,
    evaluate: (page) => {
      const found = versionOf(page)
      if (!found) return null
      const first = new Map(found.version.annotations.toReversed().map((one) => [one.code, one]))
      return [...first.values()].toReversed().flatMap(({ code, evidence }) => {
        const checked = checkedCode(code)
        if (!isWrong(checked)) return []
        const { message = '', suggestion } = checked
        return [
          {
            ...placed(evidence),
            detail: message,
            cause: `“${code}”`,
            ...(suggestion ? { paste: `hreflang="${suggestion}"` } : {}),
          },
        ]
      })
    },
  })

const NAMING = 'Pages that search engines may show and that name their language versions.'

/** Rules about the annotations of one page. */
export const annotationRules = [
  codeRule({
    id: 'hreflang-code-invalid',
    severity: 'error',
    fault: 'with an hreflang code that does not exist',
    measures: 'Whether each code is a language tag whose parts are in the IANA Language Subtag Registry.',
    why: 'Search engines ignore an annotation whose code they cannot read, so that version is not shown to its visitors.',
    fix: 'Use a language of ISO 639-1 and, if you need one, a country of ISO 3166-1: en-GB, not en-UK.',
    weight: 9,
    effort: 2,
    isWrong: ({ isValid }) => !isValid,
  }),
  codeRule({
    id: 'hreflang-code-unsupported',
    severity: 'warning',
    fault: 'with an hreflang code that Google does not support',
    measures:
      'Whether each valid code consists of a language with two letters, a script, and a country, as Google documents it.',
    why: 'Google documents languages of ISO 639-1 and countries of ISO 3166-1. It may ignore a code with anything else, such as a region of several countries.',
    fix: 'Write the language alone, or one annotation for each country.',
    weight: 5,
    effort: 2,
    isWrong: ({ isValid, isForGoogle }) => isValid && !isForGoogle,
  }),
  codeRule({
    id: 'hreflang-code-confused',
    severity: 'notice',
    fault: 'with an hreflang code that probably means another country',
    measures: 'Valid codes that are often confused with another language or country, such as es-LA.',
    why: 'LA is Laos, not Latin America. Visitors of the country that is meant do not get the version.',
    fix: 'Check which country is meant, and write its code.',
    weight: 3,
    effort: 2,
    isWrong: ({ problem }) => problem === 'lookalike',
  }),
  annotationRule({
    id: 'hreflang-in-body',
    severity: 'error',
    finds: 'outside-head',
    fault: 'with hreflang annotations outside the head',
    measures: 'Whether the link elements stand where a parser is still in the head.',
    appliesTo: NAMING,
    why: 'Google reads hreflang in the head only. An element that does not belong there, such as an image, ends the head early.',
    fix: 'Move the link elements up, right after the title.',
    weight: 8,
    effort: 2,
  }),
  annotationRule({
    id: 'hreflang-url-invalid',
    severity: 'warning',
    finds: 'no-url',
    fault: 'with an hreflang annotation without a valid URL',
    measures: 'Whether each annotation has a URL.',
    appliesTo: NAMING,
    why: 'An annotation without a URL names no page. Usually a template writes it for a language in which the page does not exist.',
    fix: 'Leave the annotation out where there is no version, and write the whole URL where there is one.',
    weight: 5,
    effort: 2,
  }),
  annotationRule({
    id: 'hreflang-url-relative',
    severity: 'warning',
    finds: 'relative',
    isPasted: true,
    fault: 'with a relative URL in hreflang',
    measures: 'Whether the URLs of annotations name their scheme and host.',
    appliesTo: NAMING,
    why: 'Google asks for full URLs with the scheme.',
    fix: 'Write the whole URL, with https:// and the host.',
    weight: 3,
    effort: 2,
  }),
  annotationRule({
    id: 'hreflang-self-missing',
    severity: 'warning',
    finds: 'no-self',
    isPasted: true,
    fault: 'with a list of language versions that leaves out the page itself',
    measures: 'Whether a page lists itself among its language versions.',
    appliesTo: NAMING,
    why: 'Google asks each version to list itself as well as all others. Without that, the code of the page itself is unknown.',
    fix: 'Add the page itself to the list, the same list on all versions.',
    weight: 5,
    effort: 2,
  }),
  annotationRule({
    id: 'hreflang-code-twice',
    severity: 'warning',
    finds: 'duplicate-code',
    fault: 'with two pages for one hreflang code',
    measures: 'Whether several annotations of a page have the same code and different URLs.',
    appliesTo: NAMING,
    why: 'Search engines cannot know which of the pages is meant.',
    fix: 'Keep one page for each code.',
    weight: 5,
    effort: 2,
  }),
  annotationRule({
    id: 'hreflang-x-default-missing',
    severity: 'notice',
    finds: 'no-x-default',
    isPasted: true,
    fault: 'without x-default in hreflang',
    measures: 'Whether one of the annotations has the code x-default.',
    appliesTo: NAMING,
    why: 'It names the page for visitors whose language is not offered. Without it, search engines choose one of the versions.',
    fix: 'Add an annotation with x-default for the page in your main language, or for a page that lets visitors choose.',
    weight: 2,
    effort: 2,
  }),
  annotationRule({
    id: 'hreflang-canonical-conflict',
    severity: 'warning',
    scope: 'html',
    finds: 'canonical-conflict',
    // Parameters for tracking and sorting lead to copies with the annotations of their page, which is right. That
    // another language version is the canonical page is a finding of the canonical link.
    ignores: ({ crawled: { url, canonical, hreflang } }) =>
      canonical?.split('?', 1)[0] === url.split('?', 1)[0] || hreflang.some((one) => one.url === canonical),
    fault: 'with language versions and another page as canonical',
    measures: 'Whether a page that names language versions names another page as canonical.',
    appliesTo:
      'HTML pages that name their language versions, unless the canonical differs in its parameters only, or is one of the versions.',
    why: 'The canonical link wins: the page is treated as a copy, and its language versions are ignored.',
    fix: 'Let each language version be its own canonical.',
    weight: 6,
    effort: 2,
  }),
  annotationRule({
    id: 'html-lang-contradicts-hreflang',
    severity: 'notice',
    finds: 'html-lang',
    isPasted: true,
    fault: 'with a lang attribute that contradicts hreflang',
    measures: 'Whether the language of the html element is the one that the page gives itself in hreflang.',
    appliesTo: 'Pages that search engines may show and that name themselves in hreflang.',
    why: 'Google reads hreflang and ignores lang. Browsers, screen readers, and Bing read lang, and take the page for another language.',
    fix: 'Write the language in which the text is written in both places.',
    weight: 2,
    effort: 2,
  }),
]

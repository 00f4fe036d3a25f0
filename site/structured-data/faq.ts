import type { FAQPage } from 'schema-dts'
import { pageId, partId } from './ids.ts'

/** Returns the questions of a page with their answers, or undefined if it shows none. */
export function faq(questions: { question: string; answer: string }[], siteUrl: string, path: string) {
  const answered = questions.filter(({ question, answer }) => question.trim() && answer.trim())
  if (answered.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    '@id': partId(siteUrl, path, 'questions'),
    isPartOf: { '@id': pageId(siteUrl, path) },
    mainEntity: answered.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  } satisfies FAQPage
}

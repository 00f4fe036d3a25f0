import { blockHtml } from '../body/special-elements.ts'
import type { Part } from './card-place.ts'

/** As many questions as a block of the editor can have. */
const MAX_QUESTIONS = 20

/** Returns the HTML of a body. Questions that follow each other become one block. */
export function joinParts(parts: Part[]): string {
  const joined: string[] = []
  let questions: { question: string; answer: { html: string } }[] = []
  const close = () => {
    if (questions.length > 0) joined.push(blockHtml({ blockType: 'questions', questions }))
    questions = []
  }
  for (const part of parts) {
    if (part === '') continue
    if (typeof part === 'string' || questions.length === MAX_QUESTIONS) close()
    if (typeof part === 'string') joined.push(part)
    else questions.push({ question: part.question, answer: { html: part.answer } })
  }
  close()
  return joined.join('\n')
}

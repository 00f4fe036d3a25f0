import type { ReactNode } from 'react'
import { Icon } from '../parts/icon.tsx'

type QuestionsProps = {
  title: string
  /** The id of the title, to which the table of contents links. */
  headingId: string | undefined
  items: { question: string; answer: ReactNode }[]
}

/** Renders questions that open to their answers, without a script. */
export function Questions({ title, headingId, items }: QuestionsProps) {
  return (
    <>
      {title && <h2 id={headingId}>{title}</h2>}
      <div className="article-questions">
        {items.map(({ question, answer }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions of a finished text never move
          <details key={at}>
            <summary>
              {question}
              <Icon name="plus" />
            </summary>
            <div className="article-answer">{answer}</div>
          </details>
        ))}
      </div>
    </>
  )
}

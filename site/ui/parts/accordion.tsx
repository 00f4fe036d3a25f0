import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type Question = { question: string; answer: ReactNode }

/**
 * Renders questions with their answers. At most one is open, none at first. Uses native `details` with a shared name.
 */
export function Accordion({ name, items }: { name: string; items: Question[] }) {
  return (
    <div className="accordion">
      {items.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>
            <h3>{question}</h3>
            <Icon name="plus" />
          </summary>
          <div className="answer">{typeof answer === 'string' ? <p>{answer}</p> : answer}</div>
        </details>
      ))}
    </div>
  )
}

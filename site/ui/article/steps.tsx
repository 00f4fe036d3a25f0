import type { ReactNode } from 'react'
import { Picture } from '../images/picture.tsx'

export type Step = { title: string; text: ReactNode; picture?: Picture | undefined }

type StepsProps = {
  title: string
  /** The id of the title, to which the table of contents links. */
  headingId: string | undefined
  steps: Step[]
}

const SIZES = '(min-width: 46rem) 38rem, 84vw'

/** Renders instructions in order. */
export function Steps({ title, headingId, steps }: StepsProps) {
  return (
    <>
      {title && <h2 id={headingId}>{title}</h2>}
      <ol className="article-steps">
        {steps.map(({ title: own, text, picture }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a finished text never move
          <li key={at}>
            <div>
              <p className="step-title">{own}</p>
              {text}
              {picture && (
                <figure>
                  <Picture picture={picture} sizes={SIZES} />
                </figure>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

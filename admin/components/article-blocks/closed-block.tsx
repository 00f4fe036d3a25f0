'use client'
import { BlockPreview } from './block-preview.tsx'
import type { BlockFields, BlockProblem } from './block-state.ts'

type ClosedBlockProps = {
  fields: BlockFields
  name: string
  summary: string
  problems: BlockProblem[]
  /** Undefined while the text cannot be edited. */
  open?: (() => void) | undefined
}

/** Renders a block as readers see it. A click anywhere on it, or Enter, opens its form. */
export function ClosedBlock({ fields, name, summary, problems, open }: ClosedBlockProps) {
  const action = `Edit ${name.toLowerCase()}`
  return (
    <>
      <BlockPreview fields={fields} name={name} summary={summary} />
      {open && (
        <button
          type="button"
          className="article-block-open"
          aria-label={summary ? `${action}: ${summary}` : action}
          onClick={open}
        >
          <span aria-hidden="true">{action}</span>
        </button>
      )}
      {problems.length > 0 && (
        <ul className="article-block-problems">
          {[...new Set(problems.map(({ message }) => message))].map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </>
  )
}

'use client'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { type ComparedLine, compareTexts } from '#engine/editing/compare-texts.ts'
import type { Difference } from '#engine/editing/differences.ts'
import { countOf } from '#engine/text/count-of.ts'
import { valueText } from './value-text.ts'

/** Which of two texts each field takes, by path. */
export type Choices = Map<string, 'mine' | 'theirs' | 'both'>

type CompareDialogProps = {
  /** Why there are two texts. */
  reason: string
  /** Whose the other text is, such as “Stored” or “Maren Holt”. */
  others: string
  differences: Difference[]
  /** Whether the text that is not chosen stays in the history of the document. */
  hasHistory: boolean
  onChoose: (choices: Choices) => void
  onClose: () => void
}

/** Shows two texts of one document next to each other: for each field, a person chooses one. */
export function CompareDialog({ reason, others, differences, hasHistory, onChoose, onClose }: CompareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => dialog.current?.showModal(), [])

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const chosen = new FormData(event.currentTarget)
    onChoose(new Map(differences.map(({ path }) => [path, chosen.get(path) as 'mine' | 'theirs' | 'both'])))
  }

  return (
    <dialog ref={dialog} className="compare" aria-labelledby={heading} onClose={onClose}>
      <form onSubmit={choose}>
        <h2 id={heading}>Two texts of one document</h2>
        <p>
          {reason} Choose one for each field.{' '}
          {hasHistory
            ? 'The text you do not choose stays in “History” and can be restored.'
            : '“Both” puts your text below the other one.'}
        </p>
        {differences.map((difference) => (
          <Field key={difference.path} difference={difference} others={others} hasBoth={!hasHistory} />
        ))}
        <div className="compare-actions">
          <Button type="submit" size="medium" margin={false}>
            Use these texts
          </Button>
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => dialog.current?.close()}>
            Decide later
          </Button>
        </div>
      </form>
    </dialog>
  )
}

type FieldProps = { difference: Difference; others: string; hasBoth: boolean }

function Field({ difference: { path, label, type, mine, theirs, changedBy }, others, hasBoth }: FieldProps) {
  const texts = compareTexts(valueText(mine), valueText(theirs))
  const isText = type === 'text' || type === 'textarea'
  const chosen = changedBy === 'me' ? 'mine' : changedBy === 'them' ? 'theirs' : hasBoth && isText ? 'both' : undefined
  const radio = (value: string, text: string) => (
    <label>
      <input type="radio" name={path} value={value} defaultChecked={value === chosen} required /> {text}
    </label>
  )
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="compare-sides">
        <div>
          {radio('mine', 'Yours')}
          <Text lines={texts.mine} />
        </div>
        <div>
          {radio('theirs', others)}
          <Text lines={texts.theirs} />
        </div>
      </div>
      {hasBoth && isText && radio('both', 'Both')}
    </fieldset>
  )
}

/** Changed paragraphs are marked, with a word for those who do not see the mark. */
function Text({ lines }: { lines: ComparedLine[] }) {
  if (lines.length === 0) return <p className="compare-empty">Empty</p>
  return (
    <div className="compare-text">
      {lines.map((line, at) =>
        'skipped' in line ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a comparison never move
          <p key={at} className="compare-skipped">
            {countOf(line.skipped, 'paragraph')} alike
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a comparison never move
          <p key={at}>{line.isChanged ? <mark>{line.text}</mark> : line.text}</p>
        ),
      )}
    </div>
  )
}

'use client'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { changeDocument } from '../call-back-office.ts'

export type ToDescribe = { id: number; name: string; href: string; thumbnailURL: string | null }

const SAVE_AFTER_MS = 1_500
const MAX_LENGTH = 300

type State = { kind: 'empty' | 'changed' | 'saving' | 'saved' } | { kind: 'failed'; reason: string }

/**
 * Renders an image beside the field for its description, which is saved while somebody pauses, and when they leave it.
 * @param onSaved is told whether the image is described now
 */
export function Description({
  image: { id, name, href, thumbnailURL },
  onSaved,
}: {
  image: ToDescribe
  onSaved?: (isDescribed: boolean) => void
}) {
  const fieldId = useId()
  const [alt, setAlt] = useState('')
  const [isDecorative, setDecorative] = useState(false)
  const { state, note, flush } = useSaving(id, onSaved)

  return (
    <article className="describe-image" aria-label={name}>
      <a href={href} target="_blank" rel="noreferrer" aria-label={`Open ${name}`}>
        {thumbnailURL && <img src={thumbnailURL} alt="" loading="lazy" />}
      </a>
      <div>
        <label htmlFor={fieldId}>{name}</label>
        <textarea
          id={fieldId}
          rows={2}
          maxLength={MAX_LENGTH}
          value={alt}
          disabled={isDecorative}
          aria-describedby={`${fieldId}-state`}
          placeholder="What the image shows, in one sentence"
          onChange={({ target }) => {
            setAlt(target.value)
            note({ alt: target.value.trim() })
          }}
          onBlur={flush}
          onKeyDown={goToNextOnEnter}
        />
        <div className="describe-image-below">
          <label>
            <input
              type="checkbox"
              checked={isDecorative}
              disabled={alt.trim() !== ''}
              onChange={({ target }) => {
                setDecorative(target.checked)
                note({ decorative: target.checked })
                flush()
              }}
            />
            This image is only decoration
          </label>
          <span id={`${fieldId}-state`} role="status" data-state={state.kind}>
            {stateText(state)}
          </span>
        </div>
      </div>
    </article>
  )
}

function stateText(state: State) {
  if (state.kind === 'failed') return `Not saved: ${state.reason}`
  return { empty: '', changed: 'Not saved yet', saving: 'Saving…', saved: 'Saved' }[state.kind]
}

/** Enter goes to the next description, because a description is one paragraph. */
function goToNextOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>('.describe-image textarea:not(:disabled)')]
  const next = fields[fields.indexOf(event.currentTarget) + 1]
  if (next) next.focus()
  else event.currentTarget.blur()
}

type Change = { alt?: string; decorative?: boolean }

/** Saves one change after the other; later changes wait for the current one. */
function useSaving(id: number, onSaved?: (isDescribed: boolean) => void) {
  const [state, setState] = useState<State>({ kind: 'empty' })
  const unsaved = useRef<Change>(undefined)
  const isBusy = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function flush() {
    clearTimeout(timer.current)
    const change = unsaved.current
    if (!change || isBusy.current) return
    unsaved.current = undefined
    isBusy.current = true
    setState({ kind: 'saving' })
    const { ok, body } = await changeDocument('media', id, change)
    isBusy.current = false
    if (ok) {
      onSaved?.(change.decorative ?? change.alt !== '')
      setState({ kind: unsaved.current ? 'changed' : 'saved' })
      if (unsaved.current) void flush()
    } else {
      unsaved.current = { ...change, ...(unsaved.current ?? {}) }
      setState({ kind: 'failed', reason: body.message })
    }
  }

  function note(change: Change) {
    unsaved.current = change
    setState({ kind: 'changed' })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), SAVE_AFTER_MS)
  }

  const latest = useRef(flush)
  latest.current = flush
  useEffect(() => {
    const save = () => void latest.current()
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault()
      save()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      save()
    }
  }, [])

  return { state, note, flush: () => void flush() }
}

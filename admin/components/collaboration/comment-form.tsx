'use client'
import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Colleague } from './colleagues.ts'
import { completeMention, mentionBefore } from './mention-typing.ts'

type CommentFormProps = {
  label: string
  button: string
  colleagues: Colleague[]
  isFocused?: boolean
  onSend: (text: string) => Promise<boolean>
  onCancel?: () => void
}

const MAX_SUGGESTIONS = 6

/**
 * Renders a comment while it is written. After an @, the arrow keys and Enter choose a colleague (ARIA: a text field
 * with a listbox).
 */
export function CommentForm({ label, button, colleagues, isFocused = false, onSend, onCancel }: CommentFormProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [caret, setCaret] = useState(0)
  const [chosen, setChosen] = useState(0)
  const [isClosed, setClosed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (isFocused) area.current?.focus()
  }, [isFocused])

  const typed = isClosed ? undefined : mentionBefore(text, caret)
  const matching = colleagues.filter(({ name }) => name.toLowerCase().startsWith(typed ?? '')).slice(0, MAX_SUGGESTIONS)
  const suggestions = typed === undefined ? [] : matching

  function pick({ name }: Colleague) {
    const completed = completeMention(text, caret, name)
    setText(completed.text)
    setCaret(completed.caret)
    setClosed(true)
    area.current?.focus()
    requestAnimationFrame(() => area.current?.setSelectionRange(completed.caret, completed.caret))
  }

  function onKeyDown(event: KeyboardEvent) {
    const selected = suggestions[chosen]
    if (!selected) return
    const { length } = suggestions
    if (event.key === 'ArrowDown') setChosen((chosen + 1) % length)
    else if (event.key === 'ArrowUp') setChosen((chosen + length - 1) % length)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(selected)
    else if (event.key === 'Escape') setClosed(true)
    else return
    event.preventDefault()
    // Escape closes the suggestions, not the comments.
    event.stopPropagation()
  }

  async function send() {
    setBusy(true)
    if (await onSend(text)) setText('')
    setBusy(false)
  }

  return (
    <div className="comment-form">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={area}
        id={id}
        rows={3}
        maxLength={5_000}
        value={text}
        aria-autocomplete="list"
        aria-controls={`${id}-names`}
        aria-activedescendant={suggestions.length > 0 ? `${id}-${chosen}` : undefined}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setText(target.value)
          setCaret(target.selectionStart)
          setChosen(0)
          setClosed(false)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
      />
      <div id={`${id}-names`} role="listbox" aria-label="Colleagues" hidden={suggestions.length === 0}>
        {suggestions.map((colleague, index) => (
          <div
            key={colleague.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onPointerDown={(event) => {
              event.preventDefault()
              pick(colleague)
            }}
          >
            {colleague.name}
          </div>
        ))}
      </div>
      <p className="comment-actions">
        <Button size="small" margin={false} disabled={isBusy || text.trim() === ''} onClick={() => void send()}>
          {button}
        </Button>
        {onCancel && (
          <Button buttonStyle="secondary" size="small" margin={false} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </p>
    </div>
  )
}

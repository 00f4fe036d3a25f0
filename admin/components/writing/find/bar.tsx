'use client'
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { Button, XIcon } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { selectFound } from './editor-matches.ts'
import { useFind } from './use-find.ts'

type Props = { editor: LexicalEditor; query: string; of: string; close: () => void }

/** Finds and replaces in one text. The keys work as in other programs: Enter, Shift-Enter, and Escape. */
export function FindBar({ editor, query: first, of, close }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(first)
  const [replacement, setReplacement] = useState('')
  const [isCaseSensitive, setCaseSensitive] = useState(false)
  const [isWholeWord, setWholeWord] = useState(false)
  const [replaced, setReplaced] = useState<number>()
  const isEditable = useLexicalEditable()
  const { count, at, current, go, restart, replace, replaceAll } = useFind(editor, {
    query,
    isCaseSensitive,
    isWholeWord,
  })

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  const leave = () => {
    close()
    if (current) selectFound(editor, current)
    editor.focus()
  }
  const onKey = (onEnter: (step: number) => void) => (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave()
    else if (event.key === 'Enter') onEnter(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const replaceOne = () => {
    setReplaced(undefined)
    replace(replacement)
  }

  return (
    <search className="find-bar" aria-label={`Find and replace in ${of}`}>
      <div className="find-bar__row">
        <label htmlFor={`${id}-find`}>Find</label>
        <input
          id={`${id}-find`}
          ref={input}
          type="text"
          autoComplete="off"
          value={query}
          onChange={({ target }) => {
            setReplaced(undefined)
            restart()
            setQuery(target.value)
          }}
          onKeyDown={onKey(go)}
        />
        <output htmlFor={`${id}-find`} className="find-bar__count">
          {replaced !== undefined
            ? `${replaced} replaced`
            : query === ''
              ? ''
              : count === 0
                ? 'No matches'
                : `${at + 1} of ${count}`}
        </output>
        <span className="find-bar__buttons">
          <Button buttonStyle="secondary" size="small" margin={false} disabled={count === 0} onClick={() => go(-1)}>
            Previous
          </Button>
          <Button buttonStyle="secondary" size="small" margin={false} disabled={count === 0} onClick={() => go(1)}>
            Next
          </Button>
          <button type="button" className="find-bar__close" aria-label="Close find and replace" onClick={leave}>
            <XIcon />
          </button>
        </span>
      </div>
      {isEditable && (
        <div className="find-bar__row">
          <label htmlFor={`${id}-replace`}>Replace with</label>
          <input
            id={`${id}-replace`}
            type="text"
            autoComplete="off"
            value={replacement}
            onChange={({ target }) => setReplacement(target.value)}
            onKeyDown={onKey(replaceOne)}
          />
          <span className="find-bar__buttons">
            <Button buttonStyle="secondary" size="small" margin={false} disabled={count === 0} onClick={replaceOne}>
              Replace
            </Button>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              disabled={count === 0}
              onClick={() => {
                setReplaced(count)
                replaceAll(replacement)
              }}
            >
              Replace all
            </Button>
          </span>
        </div>
      )}
      <div className="find-bar__row find-bar__options">
        <label>
          <input
            type="checkbox"
            checked={isCaseSensitive}
            onChange={({ target }) => setCaseSensitive(target.checked)}
          />
          Match case
        </label>
        <label>
          <input type="checkbox" checked={isWholeWord} onChange={({ target }) => setWholeWord(target.checked)} />
          Whole words
        </label>
        <span>Searches this text and its blocks. Press Ctrl-F here to search the whole page.</span>
      </div>
    </search>
  )
}

'use client'
import { Link } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { countOf } from '#engine/text/count-of.ts'
import { useFound } from './use-found.ts'

/**
 * Renders a combobox over everything the account may open (ARIA Authoring Practices: listbox popup, no inline
 * completion).
 */
export function FinderDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { query, groups, problem, isDone } = useFound(typed.trim())
  const items = groups.flatMap((group) => group.items)
  const optionId = (at: number) => `${id}-option-${at}`
  let at = -1

  useLayoutEffect(() => dialog.current?.showModal(), [])
  useEffect(() => setActive(0), [query])
  useEffect(() => {
    document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  function press(event: KeyboardEvent) {
    const last = items.length - 1
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(last, active + 5),
      PageUp: Math.max(0, active - 5),
    }
    const next = moves[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setActive(Math.max(0, next))
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      // Follows the link by a click, so that the question about unsaved changes appears as for any other link.
      const { ctrlKey, metaKey } = event
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey })
      document.getElementById(optionId(active))?.dispatchEvent(click)
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="finder"
      aria-label="Search the back office"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="finder-field">
        <input
          type="text"
          role="combobox"
          aria-label="Search for documents, screens, and actions"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="Title, slug, name, email, file, or screen"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className="finder-list" id={`${id}-list`} role="listbox" aria-label="Results">
        {groups.map(({ title, items: inGroup }, group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div key={title} role="group" aria-labelledby={`${id}-group-${group}`}>
            <h3 id={`${id}-group-${group}`} role="presentation">
              {title}
            </h3>
            {inGroup.map(({ label, detail, href }) => {
              at++
              const own = at
              return (
                <Link
                  key={href}
                  id={optionId(own)}
                  role="option"
                  aria-selected={own === active}
                  tabIndex={-1}
                  href={href}
                  prefetch={false}
                  onClick={() => dialog.current?.close()}
                  onMouseMove={() => setActive(own)}
                >
                  <b>{label}</b>
                  <small>{detail}</small>
                </Link>
              )
            })}
          </div>
        ))}
      </div>
      <p className="finder-status" role="status">
        {problem || (isDone && (items.length > 0 ? countOf(items.length, 'result') : `Nothing found for “${query}”.`))}
      </p>
    </dialog>
  )
}

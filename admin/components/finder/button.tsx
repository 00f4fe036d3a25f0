'use client'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { FinderDialog } from './dialog.tsx'

/** Opens the search over everything from the header, as Ctrl-K and Cmd-K do. */
export function FinderButton() {
  const [isOpen, setOpen] = useState(false)
  const [keys, setKeys] = useState('Ctrl K')

  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) setKeys('⌘ K')
    const listen = (event: KeyboardEvent) => {
      const isShortcut =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      // A text editor that handles the key itself takes precedence.
      if (!isShortcut || event.defaultPrevented) return
      event.preventDefault()
      // Rendered at once, because the next key press already belongs to its field.
      flushSync(() => setOpen(true))
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <button
        type="button"
        className="finder-button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="M12.5 12.5L17.5 17.5" />
        </svg>
        <span>Search</span>
        <kbd>{keys}</kbd>
      </button>
      {isOpen && <FinderDialog onClose={() => setOpen(false)} />}
    </>
  )
}

'use client'
import { useEffect, useState } from 'react'
import { saveText } from './save-text.ts'
import type { useSaver } from './use-saver.ts'

type SaveStatusProps = { saver: ReturnType<typeof useSaver>; savesItself: boolean }

const TICK_MS = 30_000
const PROBLEMS = ['away', 'signed-out', 'gone', 'stale', 'taken-over', 'refused']

/** Says where the text of a document is. Screen readers hear problems at once, and nothing of ordinary saves. */
export function SaveStatus({ saver: { state, isKept }, savesItself }: SaveStatusProps) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [state])
  const isProblem = PROBLEMS.includes(state.kind)
  const text = saveText(state, { isKept, savesItself }, now)
  return (
    <p className="save-status" data-state={state.kind} role={isProblem ? 'alert' : undefined}>
      {text}
    </p>
  )
}

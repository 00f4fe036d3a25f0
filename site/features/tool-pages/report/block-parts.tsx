import { type ReactNode, useEffect, useState } from 'react'
import { formatNumber } from '#site/ui/charts/figures.ts'
import { Control } from '#site/ui/parts/button.tsx'
import { type SavedFile, useIsLive, useReport } from './context.tsx'

type BlockProps = {
  title?: string | undefined
  /** Next to the heading. */
  method?: ReactNode
  note?: ReactNode
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** Renders a block of a report with its heading, note, and actions. */
export function ReportBlock({ title, method, note, actions, className = '', children }: BlockProps) {
  return (
    <section className={`report-block ${className}`.trim()}>
      {(title || note || actions) && (
        <div className="block-head">
          {title && <h3>{title}</h3>}
          {method}
          {(note || actions) && (
            <div className="block-side">
              {note}
              {actions && <span className="block-actions">{actions}</span>}
            </div>
          )}
        </div>
      )}
      {children}
    </section>
  )
}

export function CopyButton({ text }: { text: string | (() => string) }) {
  const [said, setSaid] = useState('')
  const isLive = useIsLive()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(''), 2000)
    return () => clearTimeout(timer)
  }, [said])
  if (!isLive) return null
  const copy = () =>
    navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => setSaid('Copied'),
      () => setSaid('Not allowed here'),
    )
  return (
    <>
      <Control icon="copy" onClick={copy}>
        <span className="control-word">{said || 'Copy'}</span>
      </Control>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  )
}

/** Renders a button that saves a file. `file` is called on click. */
export function SaveButton({ label, file }: { label: string; file: () => SavedFile | Promise<SavedFile> }) {
  const { save } = useReport()
  if (!useIsLive() || !save) return null
  return (
    <Control icon="save" onClick={async () => save(await file())}>
      <span className="control-word">{label}</span>
    </Control>
  )
}

/** Shows the first items of a long list, then more per click, so that no click blocks the page. */
export function useMore(total: number, first: number, step: number) {
  const [limit, setLimit] = useState(first)
  const shown = Math.min(total, limit)
  return { shown, total, next: Math.min(step, total - shown), more: () => setLimit(shown + step) }
}

type MoreProps = ReturnType<typeof useMore> & { unit: string }

export function More({ shown, total, next, more, unit }: MoreProps) {
  const isLive = useIsLive()
  if (shown >= total) return null
  const left = `The first ${formatNumber(shown)} of ${formatNumber(total)} ${unit} are shown`
  return (
    <p className="more-rows">
      {isLive && (
        <Control onClick={more}>
          {shown + next === total
            ? `Show all ${formatNumber(total)} ${unit}`
            : `Show ${formatNumber(next)} more of ${formatNumber(total)} ${unit}`}
        </Control>
      )}
      <span className="data">{left}.</span>
    </p>
  )
}

'use client'
import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { countOf } from '#engine/text/count-of.ts'
import { SEVERITY_WORDS, type ShownFinding } from './shown-audit.ts'

type RemarkInput = { finding: string; note: string; isHidden: boolean; reason: string }
type FindingRemarkProps = {
  of: ShownFinding
  /** Stores what was written; returns what came of it. */
  onSave: (remark: RemarkInput) => Promise<{ ok: boolean; message: string }>
}

/** Renders one finding with the form for what the visitor reads beside it, or instead of it. */
export function FindingRemark({ of, onSave }: FindingRemarkProps) {
  const { finding, severity, title, pages, hiddenBecause, hiddenBy, noteBy } = of
  const id = useId()
  const [note, setNote] = useState(of.note)
  const [isHidden, setHidden] = useState(hiddenBecause !== '')
  const [reason, setReason] = useState(hiddenBecause)
  const [saved, setSaved] = useState({ ok: true, message: '' })
  const [isBusy, setBusy] = useState(false)
  const isChanged = note !== of.note || isHidden !== (hiddenBecause !== '') || (isHidden && reason !== hiddenBecause)

  async function save() {
    setBusy(true)
    setSaved(await onSave({ finding, note, isHidden, reason }))
    setBusy(false)
  }

  return (
    <li data-severity={severity}>
      <details>
        <summary>
          <b className="audit-severity">{SEVERITY_WORDS[severity]}</b>
          <span className={hiddenBecause === '' ? undefined : 'audit-hidden'}>{title}</span>
          <span className="audit-remarked">
            {hiddenBecause !== ''
              ? `Hidden by ${hiddenBy}`
              : of.note !== ''
                ? `Note by ${noteBy}`
                : countOf(pages, 'page')}
          </span>
        </summary>
        <div className="audit-remark">
          <label htmlFor={`${id}-note`}>Note for the visitor</label>
          <textarea
            id={`${id}-note`}
            rows={3}
            maxLength={2000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <label className="audit-hide">
            <input type="checkbox" checked={isHidden} onChange={({ target }) => setHidden(target.checked)} />
            Hide this finding
          </label>
          {isHidden && (
            <>
              <label htmlFor={`${id}-reason`}>Why it is hidden (the visitor reads it)</label>
              <input
                id={`${id}-reason`}
                type="text"
                maxLength={300}
                required
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </>
          )}
          {!saved.ok && <p role="alert">{saved.message}</p>}
          <Button size="small" margin={false} disabled={isBusy || !isChanged} onClick={() => void save()}>
            Save
          </Button>
          <p role="status">{saved.ok && !isChanged && saved.message}</p>
        </div>
      </details>
    </li>
  )
}

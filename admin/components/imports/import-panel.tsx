'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { ImportOptions } from '#cms/imports/options.ts'
import { type ImportAction, isUnderWay, stateAfter } from '#cms/imports/states.ts'
import type { Import } from '#cms/payload-types.ts'
import { callBackOffice } from '../call-back-office.ts'
import { ImportOptionFields } from './import-options.tsx'
import { ImportReport } from './import-report.tsx'
import { ResumeUpload } from './resume-upload.tsx'
import { countsOf, type ShownImport, sentenceOf, shownImport, sizeOf } from './shown-import.ts'

const INTERVAL_MS = 1_000

const labels: Record<ImportAction, string> = { try: 'Try it', start: 'Move in', pause: 'Pause', resume: 'Go on' }

/** Shows an import: where it is, what can be done with it now, and its report. */
export function ImportPanel() {
  const { id } = useDocumentInfo()
  return id ? <SavedImport id={Number(id)} /> : null
}

function SavedImport({ id }: { id: number }) {
  const [found, setFound] = useState<ShownImport>()
  const [options, setOptions] = useState<ImportOptions>()
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  const look = useCallback(async () => {
    const { ok, body } = await callBackOffice<Import>(`/imports/${id}/progress`)
    if (!ok) return setFailure(body.message)
    const next = shownImport(body)
    setFound(next)
    setOptions((chosen) => chosen ?? next.options)
  }, [id])

  const isWatched = found !== undefined && isUnderWay(found.state)
  useEffect(() => {
    void look()
    if (!isWatched) return
    const timer = setInterval(() => void look(), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [look, isWatched])

  if (!found || !options) return <p role="status">{failure}</p>

  async function press(action: ImportAction) {
    if (
      action === 'start' &&
      !window.confirm('Move this site in? What comes in is published at once, as it was there.')
    )
      return
    setBusy(true)
    const { ok, body } = await callBackOffice(`/imports/${id}/${action}`, action === 'pause' ? 'nothing' : options)
    setFailure(ok ? '' : body.message)
    await look()
    setBusy(false)
  }

  const actions = (['try', 'start', 'pause', 'resume'] as const).filter((action) => stateAfter(found.state, action))
  const main = found.state === 'tried' ? 'start' : found.state === 'done' ? undefined : actions[0]
  const counts = countsOf(found)
  return (
    <section className="import-panel" aria-label="Import">
      <p className="import-file">
        {found.system}, {sizeOf(found.size)}
      </p>
      <p role="status" data-state={found.state}>
        {sentenceOf(found)}
      </p>
      {isWatched && (
        <p className="import-progress">
          <progress
            {...(found.total > 0 ? { max: found.total, value: found.done } : {})}
            aria-label={found.state === 'trying' ? 'Items that are read' : 'Items that have moved'}
          />
        </p>
      )}
      {counts && <p className="import-counts">{counts}</p>}
      {found.state === 'uploading' && <ResumeUpload found={found} onChange={look} />}
      {!isWatched && found.state !== 'uploading' && (
        <details key={found.state} open={found.state === 'ready' || found.state === 'failed'}>
          <summary>Options</summary>
          <ImportOptionFields options={options} onChange={setOptions} />
        </details>
      )}
      <div className="import-actions">
        {actions.map((action) => (
          <Button
            key={action}
            size="medium"
            margin={false}
            buttonStyle={action === main ? 'primary' : 'secondary'}
            disabled={isBusy}
            onClick={() => void press(action)}
          >
            {labels[action]}
          </Button>
        ))}
        {found.reportOf && !isWatched && (
          <a href={`/cms-api/imports/${id}/report.csv`} download="">
            Download the report
          </a>
        )}
      </div>
      <p role="alert">{failure}</p>
      <ImportReport found={found} />
    </section>
  )
}

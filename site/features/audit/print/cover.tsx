import { formatDate } from '#engine/text/date-format.ts'
import { Horizon } from '../horizon.tsx'
import { isCounted } from '../report/head.tsx'
import { SeverityCounts } from '../report/severity-counts.tsx'
import type { PrintProps } from './parts.tsx'

/** Renders the cover: who examined which site when, and what came of it. */
export function Cover({ audit, agency, origin }: PrintProps) {
  const { report, host, state } = audit
  const { score, counts, pages, endedAt } = report
  return (
    <header className="print-cover">
      <p className="print-brand">
        <a className="brand" href={`${origin}/`} aria-label={agency.name}>
          {agency.mark}
        </a>
      </p>
      <div className="cover-title">
        <p className="cover-kind">Website audit</p>
        <h1>{host}</h1>
        <p className="cover-verdict">{report.verdict}</p>
        <p className="cover-date">
          {formatDate(new Date(endedAt), 'long')}
          {state === 'stopped' && '. Stopped early'}
        </p>
      </div>
      <div className="cover-figures">
        <p className="cover-score">
          <strong>{score.value ?? '–'}</strong>
          <span>{score.value === null ? 'Too little was measured for a score' : 'of 100'}</span>
        </p>
        {isCounted(report) && <SeverityCounts counts={counts} />}
      </div>
      {pages.length > 0 && <Horizon ticks={pages} of={pages.length} />}
      <p className="cover-foot">
        <span>{agency.name}</span>
        {agency.email && <a href={`mailto:${agency.email}`}>{agency.email}</a>}
        <a href={`${origin}/`}>{origin.replace(/^https?:\/\//, '')}</a>
      </p>
    </header>
  )
}

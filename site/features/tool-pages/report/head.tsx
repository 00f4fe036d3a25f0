import type { ReactNode } from 'react'
import { formatDate } from '#engine/text/date-format.ts'
import type { ScoreBlock } from '#engine/tool/blocks.ts'
import type { Envelope, Source } from '#engine/tool/envelope.ts'
import { SAMPLE, SAMPLE_NOTE } from '#engine/tool/sample.ts'
import { formatAge, formatDuration, formatMoment } from '#site/ui/charts/figures.ts'
import { Badge } from '#site/ui/parts/badge.tsx'
import { Severity } from '#site/ui/parts/icon.tsx'
import { ScoreRing } from './score-ring.tsx'
import { WebLink } from './web-link.tsx'

const MINUTE_MS = 60_000
/** Age up to which a response is not labeled as stored. */
const SHOWN_AGE_MS = MINUTE_MS / 2

/** Renders the summary, the sources of the figures, the actions, and the score ring. */
export function ReportHead({
  envelope,
  score,
  actions,
}: {
  envelope: Envelope
  score: ScoreBlock | undefined
  actions: ReactNode
}) {
  const { summary, sources, ranAt, durationMs, status, fetchedAt, isSample } = envelope
  const ageMs = fetchedAt ? Date.parse(ranAt) - Date.parse(fetchedAt) : 0
  return (
    <header className="report-head">
      <div>
        {isSample && (
          <p className="report-sample">
            <Badge>{SAMPLE}</Badge> {SAMPLE_NOTE}
          </p>
        )}
        <h2>{summary}</h2>
        {status === 'partial' && (
          <p className="report-partial">
            <Severity kind="warning">Only part of it could be measured</Severity>
          </p>
        )}
        <p className="data source">
          {sources.map((source) => (
            <span key={source.name}>
              <SourceName {...source} />
              {' · '}
            </span>
          ))}
          <time dateTime={ranAt}>{formatMoment(ranAt)}</time>
          {' · '}
          {formatDuration(durationMs)}
          {ageMs >= SHOWN_AGE_MS && ` · from a response fetched ${formatAge(ageMs)} earlier`}
        </p>
        {actions && <div className="report-actions">{actions}</div>}
      </div>
      {score && <ScoreRing {...score} />}
    </header>
  )
}

const kinds: Record<Source['kind'], string> = {
  measured: 'Measured',
  'open-data': 'Open data',
  provider: 'Provider',
  estimate: 'Estimate',
  sample: 'Sample',
}

function SourceName({ name, kind, asOf, url }: Source) {
  const word = kinds[kind]
  const date = asOf && formatDate(asOf)
  return (
    <>
      {!name.toLowerCase().startsWith(word.toLowerCase()) && `${word} · `}
      <WebLink href={url}>{name}</WebLink>
      {date && `, as of ${date}`}
    </>
  )
}

import type { AuditReport } from '#audit/report.ts'
import { formatFigure } from '#site/ui/charts/figures.ts'
import { Severity, type SeverityKind } from '#site/ui/parts/icon.tsx'

const TONES = { good: 'pass', 'needs improvement': 'warning', poor: 'critical' } as const satisfies Record<
  string,
  SeverityKind
>

type VitalsProps = { vitals: AuditReport['speed'][number]['vitals']; className: string }

/** Renders the Core Web Vitals of a page with their ratings. */
export function Vitals({ vitals, className }: VitalsProps) {
  return (
    <dl className={className}>
      {vitals.map(({ id, name, value, unit, rating }) => (
        <div key={id}>
          <dt>
            <abbr title={name}>{id}</abbr>
          </dt>
          <dd>
            <b>{formatFigure(value, unit || undefined)}</b>
            {rating && <Severity kind={TONES[rating]}>{rating}</Severity>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { countOf } from '#engine/text/count-of.ts'
import type { Finding, FindingsBlock } from '#engine/tool/blocks.ts'
import { formatNumber } from '#site/ui/charts/figures.ts'
import { Control } from '#site/ui/parts/button.tsx'
import { Icon, Severity } from '#site/ui/parts/icon.tsx'
import { More, ReportBlock, useMore } from './block-parts.tsx'
import { useIsLive, useReport } from './context.tsx'
import { severities, severityLabels } from './severities.ts'
import { ReferenceLink } from './web-link.tsx'

const FIRST = 100
const MORE = 500

/** Renders findings, the worst first and open, and passed checks in one closed row at the end. */
export function Findings({ title = 'Findings', findings }: FindingsBlock) {
  const faults = worstFirst(findings.filter(({ severity }) => severity !== 'pass'))
  const passed = findings.filter(({ severity }) => severity === 'pass')
  const visible = useMore(faults.length, FIRST, MORE)
  return (
    <ReportBlock title={title} note={<span className="data">{countSeverities(findings)}</span>}>
      {findings.length === 0 && <p className="block-note">There are no findings.</p>}
      {findings.length > 0 && (
        <ul className="findings">
          {faults.slice(0, visible.shown).map((finding, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one rule can be broken in many places
            <FindingRow key={at} finding={finding} isOpen={at === 0} />
          ))}
          {passed.length > 0 && <PassedRow passed={passed} />}
        </ul>
      )}
      <More {...visible} unit="findings" />
    </ReportBlock>
  )
}

export function worstFirst(findings: Finding[]) {
  return findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
}

/** @example countSeverities(findings) // '1 critical, 2 warnings, 9 passed' */
export function countSeverities(findings: Finding[]) {
  return severities
    .map((severity) => ({ severity, count: findings.filter((finding) => finding.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) =>
      severity === 'warning' || severity === 'notice'
        ? countOf(count, severity)
        : `${formatNumber(count)} ${severityLabels[severity].toLowerCase()}`,
    )
    .join(', ')
}

function FindingRow({ finding, isOpen }: { finding: Finding; isOpen: boolean }) {
  const { severity, title, why, fix, evidence, ref, place } = finding
  return (
    <li>
      <details open={isOpen}>
        <summary>
          <Severity kind={severity}>{severityLabels[severity]}</Severity>
          <span className="finding-title">
            {title}
            {place && formatPlace(place) && <span className="data finding-place">{formatPlace(place)}</span>}
          </span>
          <Icon name="plus" />
        </summary>
        <div className="finding-body">
          <div>
            <h4>Why it matters</h4>
            <p>{why}</p>
            {ref && !fix && <FindingReference reference={ref} />}
          </div>
          {fix && (
            <div>
              <h4>Fix</h4>
              <p>{fix}</p>
              {ref && <FindingReference reference={ref} />}
            </div>
          )}
          {evidence && (
            <div className="evidence">
              <h4>Evidence</h4>
              <pre>{evidence}</pre>
            </div>
          )}
          {place && <PlaceButton place={place} />}
        </div>
      </details>
    </li>
  )
}

function FindingReference({ reference }: { reference: NonNullable<Finding['ref']> }) {
  return (
    <p className="data">
      <ReferenceLink reference={reference} />
    </p>
  )
}

function PlaceButton({ place }: { place: NonNullable<Finding['place']> }) {
  const { goTo } = useReport()
  const isLive = useIsLive()
  const show = isLive && (place.line || place.field) ? goTo?.(place) : undefined
  if (!show) return null
  return (
    <p className="evidence">
      <Control onClick={show}>Show in the input</Control>
    </p>
  )
}

/** @example formatPlace({ line: 3, column: 7 }) // 'line 3, column 7' */
export function formatPlace({ line, column, path }: NonNullable<Finding['place']>) {
  return [line && `line ${formatNumber(line)}`, line && column && `column ${formatNumber(column)}`, path]
    .filter(Boolean)
    .join(', ')
}

function PassedRow({ passed }: { passed: Finding[] }) {
  const [only] = passed
  return (
    <li>
      <details>
        <summary>
          <Severity kind="pass">{severityLabels.pass}</Severity>
          <span className="finding-title">
            {passed.length === 1 ? only?.title : `${numberWord(passed.length)} checks passed`}
          </span>
          <Icon name="plus" />
        </summary>
        <div className="finding-body">
          <ul className="dash plain evidence">
            {passed.map(({ title, why, ref }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={at}>
                {passed.length > 1 && <b>{title}</b>} {why}{' '}
                {ref && (
                  <span className="data">
                    <ReferenceLink reference={ref} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  )
}

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]
const numberWord = (count: number) => numbers[count] ?? formatNumber(count)

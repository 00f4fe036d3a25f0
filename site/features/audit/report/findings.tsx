import type { ReactNode } from 'react'
import { findingSlug } from '#audit/finding-slug.ts'
import type { AuditFinding } from '#audit/findings.ts'
import { GROUPS } from '#audit/groups.ts'
import type { AuditReport } from '#audit/report.ts'
import { ruleOf } from '#audit/rules/by-id.ts'
import { countOf } from '#engine/text/count-of.ts'
import { Icon, Severity } from '#site/ui/parts/icon.tsx'
import { rulePath } from '../rules/rule-groups.ts'
import { SEVERITIES } from '../severity.ts'
import { CheckAgain } from './check-again.tsx'
import { EvidenceList } from './evidence.tsx'
import { filterable } from './finding-filter.ts'
import { FindingFilters, moreText, shownText } from './finding-filters.tsx'
import { FindingNote } from './finding-note.tsx'
import { type FilteredFinding, type FindingFilter, fitsFilter } from './fits-filter.ts'
import { HiddenFindings } from './hidden-findings.tsx'
import { Paste } from './paste.tsx'
import { reportPath, spotImage } from './view.ts'

/** Pages of a finding that are shown with it; the page of the finding has all. */
const FIRST_PAGES = 5
/** Findings with their text, and those with notes; the rest are links, so that a report with many stays small. */
export const MAX_OPEN = 20

type FindingsProps = {
  report: AuditReport
  shownKey: string
  /** Whether the visitor may have pages read again. */
  isOwner: boolean
  filter: FindingFilter
}

/** Renders all findings, the most urgent first, with filters that also work without scripts. */
export function Findings({ report, shownKey, isOwner, filter }: FindingsProps) {
  const describe = filterable(report)
  const imageOf = spotImage(report, shownKey)
  const described = report.findings.map((finding) => ({ finding, of: describe(finding) }))
  const isWritten = ({ finding }: (typeof described)[number], at: number) => at < MAX_OPEN || finding.note
  const rest = described.filter((one, at) => !isWritten(one, at))
  const countShown = (list: typeof described) => list.filter(({ of }) => fitsFilter(of, filter)).length
  const [shown, restShown] = [countShown(described), countShown(rest)]
  return (
    <section className="band" aria-labelledby="findings" data-findings="">
      <div className="page four-eight">
        <div className="findings-side">
          <h2 className="t-headline" id="findings">
            Findings
          </h2>
          {report.findings.length > 1 && <FindingFilters report={report} filter={filter} shown={shown} />}
        </div>
        {report.findings.length === 0 ? (
          <div>
            <p className="lead">{nothingFoundText(report)}</p>
            <HiddenFindings hidden={report.hidden} />
          </div>
        ) : (
          <div>
            <ul className="findings">
              {described.filter(isWritten).map(({ finding, of }, at) => (
                <FilteredRow key={finding.id} finding={finding} of={of} filter={filter}>
                  <FindingRow
                    finding={finding}
                    shownKey={shownKey}
                    isOwner={isOwner}
                    imageOf={imageOf}
                    isOpen={at === 0}
                  />
                </FilteredRow>
              ))}
            </ul>
            {rest.length > 0 && (
              <details className="more-findings" open={isFiltered(filter)} hidden={restShown === 0}>
                <summary data-more="">{moreText(restShown)}</summary>
                <ul className="findings">
                  {rest.map(({ finding, of }) => (
                    <FilteredRow key={finding.id} finding={finding} of={of} filter={filter}>
                      <FindingLink finding={finding} shownKey={shownKey} />
                    </FilteredRow>
                  ))}
                </ul>
              </details>
            )}
            <p className="block-note" data-none="" hidden={shown > 0}>
              {shownText(0)}
            </p>
            <HiddenFindings hidden={report.hidden} />
          </div>
        )}
      </div>
    </section>
  )
}

/** Returns why no findings are listed. Where too little was read, that is no sign of a clean site. */
export function nothingFoundText({ hidden = [], score, passed }: AuditReport): string {
  const passedText = `${countOf(passed.length, 'rule')} passed.`
  if (hidden.length > 0) return `No findings are left to show. ${passedText}`
  return `${score.value === null ? 'We could read too little to find problems.' : 'No problems found.'} ${passedText}`
}

const isFiltered = (filter: FindingFilter) => Object.values(filter).some((value) => value !== '')

type FilteredRowProps = { finding: AuditFinding; of: FilteredFinding; filter: FindingFilter; children: ReactNode }

/** Renders a row with what the script filters by. */
function FilteredRow({ finding, of, filter, children }: FilteredRowProps) {
  return (
    <li
      id={findingSlug(finding)}
      data-group={of.group}
      data-severity={of.severity}
      data-templates={of.templates.join(' ')}
      data-text={of.text}
      hidden={!fitsFilter(of, filter)}
    >
      {children}
    </li>
  )
}

type RowProps = { finding: AuditFinding; shownKey: string }
type BodyProps = RowProps & { isOwner: boolean; imageOf: ReturnType<typeof spotImage> }

function FindingRow({ isOpen, ...body }: BodyProps & { isOpen: boolean }) {
  const { finding } = body
  const { kind, word } = SEVERITIES[finding.severity]
  return (
    <details open={isOpen}>
      <summary>
        <Severity kind={kind}>{word}</Severity>
        <span className="finding-title">
          {finding.title}
          {finding.note && <span className="noted"> Note by {finding.note.by}</span>}
        </span>
        <Icon name="plus" />
      </summary>
      <FindingBody {...body} />
    </details>
  )
}

function FindingLink({ finding, shownKey }: RowProps) {
  const { kind, word } = SEVERITIES[finding.severity]
  return (
    <a className="finding-link" href={reportPath(shownKey, `findings/${findingSlug(finding)}/`)}>
      <Severity kind={kind}>{word}</Severity>
      <span className="finding-title">{finding.title}</span>
      <Icon name="arrow" />
    </a>
  )
}

function FindingBody({ finding, shownKey, isOwner, imageOf }: BodyProps) {
  const { rule: id, group, pages, paste, of, note } = finding
  const more = pages.length - FIRST_PAGES
  return (
    <div className="finding-body">
      <FindingNote note={note} />
      <RuleTexts id={id} />
      <div className="evidence">
        <p className="finding-label">
          {countOf(pages.length, 'page')}{' '}
          <span className="data">of {of.toLocaleString('en-US')} that were checked</span>
        </p>
        <EvidenceList pages={pages.slice(0, FIRST_PAGES)} imageOf={imageOf} />
      </div>
      {paste && (
        <div className="evidence">
          <p className="finding-label">To paste</p>
          <Paste text={paste} />
        </div>
      )}
      <div className="evidence finding-more">
        {more > 0 && (
          <a href={reportPath(shownKey, `findings/${findingSlug(finding)}/`)}>All {countOf(pages.length, 'page')}</a>
        )}
        <a href={rulePath(id)}>The rule</a>
        <span className="data">{GROUPS[group].label}</span>
        {isOwner && <CheckAgain audit={shownKey} finding={finding.id} />}
      </div>
    </div>
  )
}

/** Renders why a rule matters, how to fix what it finds, and its source. */
export function RuleTexts({ id }: { id: string }) {
  const rule = ruleOf(id)
  if (!rule) return null
  return (
    <>
      <div>
        <p className="finding-label">Why it matters</p>
        <p>{rule.why}</p>
        <p className="data">
          <a href={rule.source.url} rel="noopener" target="_blank">
            {rule.source.label}
          </a>
        </p>
      </div>
      <div>
        <p className="finding-label">How to fix it</p>
        <p>{rule.fix}</p>
      </div>
    </>
  )
}

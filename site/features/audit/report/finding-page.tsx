import type { AuditFinding } from '#audit/findings.ts'
import { countOf } from '#engine/text/count-of.ts'
import { Breadcrumbs, type Crumb } from '#site/ui/parts/breadcrumbs.tsx'
import { MoreLink } from '#site/ui/parts/button.tsx'
import { Severity } from '#site/ui/parts/icon.tsx'
import { Pagination } from '#site/ui/parts/pagination.tsx'
import { rulePath } from '../rules/rule-groups.ts'
import { SEVERITIES } from '../severity.ts'
import { CheckAgain } from './check-again.tsx'
import { EvidenceList } from './evidence.tsx'
import { FindingNote } from './finding-note.tsx'
import { RuleTexts } from './findings.tsx'
import { Paste } from './paste.tsx'

const PER_PAGE = 100

type FindingPageProps = {
  /** The key of the audit, if it may have pages read again; undefined for a shared link. */
  ownKey: string | undefined
  finding: AuditFinding
  /** Returns the path of the image of a spot on a page; undefined if there is none. */
  imageOf: (url: string, spot: string) => string | undefined
  crumbs: Crumb[]
  /** Path of the page, without its query. */
  path: string
  /** Counted from 1. */
  at: number
}

/** Returns the number of a page of a finding, within those that exist. */
export const pageOf = (finding: AuditFinding, asked: string | null): number =>
  Math.min(Math.max(1, Math.trunc(Number(asked)) || 1), pagesOf(finding))

const pagesOf = ({ pages }: AuditFinding) => Math.max(1, Math.ceil(pages.length / PER_PAGE))

/** Renders one finding with all of its pages, 100 at a time. */
export function FindingPage({ finding, ownKey, imageOf, crumbs, path, at }: FindingPageProps) {
  const { severity, title, pages, of, rule, paste, note } = finding
  const start = (at - 1) * PER_PAGE
  const shown = pages.slice(start, start + PER_PAGE)
  return (
    <>
      <header className="page audit-head finding-head">
        <Breadcrumbs crumbs={crumbs} />
        <Severity kind={SEVERITIES[severity].kind}>{SEVERITIES[severity].word}</Severity>
        <h1>{title}</h1>
        <p className="data">
          {countOf(pages.length, 'page')} of {of.toLocaleString('en-US')} that were checked
        </p>
        <div className="finding-body">
          <FindingNote note={note} />
          <RuleTexts id={rule} />
          {paste && (
            <div className="evidence">
              <p className="finding-label">To paste</p>
              <Paste text={paste} />
            </div>
          )}
        </div>
        <div className="finding-more">
          <MoreLink href={rulePath(rule)}>The rule</MoreLink>
          {ownKey && <CheckAgain audit={ownKey} finding={finding.id} />}
        </div>
      </header>
      <section className="band" aria-labelledby="pages">
        <div className="page">
          <h2 className="t-headline" id="pages">
            {pages.length > PER_PAGE
              ? `Pages ${start + 1} to ${start + shown.length} of ${pages.length.toLocaleString('en-US')}`
              : 'Pages'}
          </h2>
          <EvidenceList pages={shown} imageOf={imageOf} />
          <Pagination current={at} total={pagesOf(finding)} base={`${path}?`} />
        </div>
      </section>
    </>
  )
}

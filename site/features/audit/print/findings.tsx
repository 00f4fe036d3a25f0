import { findingSlug } from '#audit/finding-slug.ts'
import { GROUPS } from '#audit/groups.ts'
import { ruleOf } from '#audit/rules/by-id.ts'
import { ruleName } from '#audit/rules/rule-name.ts'
import { countOf } from '#engine/text/count-of.ts'
import { Severity } from '#site/ui/parts/icon.tsx'
import { FindingNote } from '../report/finding-note.tsx'
import { nothingFoundText } from '../report/findings.tsx'
import { HiddenFindings } from '../report/hidden-findings.tsx'
import { rulePath } from '../rules/rule-groups.ts'
import { SEVERITIES, severityIds } from '../severity.ts'
import type { PrintedFinding, PrintedGroup, PrintedPage, PrintedRule } from './bounds.ts'
import { groupId } from './contents.tsx'
import { type PrintProps, Section, SiteUrl } from './parts.tsx'

type FindingsProps = PrintProps & { groups: PrintedGroup[] }
type Links = {
  home: string
  origin: string
  /** URL of the report that may be shared, without a slash at its end; undefined once it was revoked. */
  shared: string | undefined
}

/** Renders the findings by group, each with the first of its pages. */
export function PrintedFindings({ audit, origin, groups }: FindingsProps) {
  const { report, shareKey } = audit
  const links: Links = { home: report.home, origin, shared: shareKey ? `${origin}/audit/${shareKey}` : undefined }
  if (groups.length === 0)
    return (
      <Section id="findings" title="Findings" lead={nothingFoundText(report)}>
        <HiddenFindings hidden={report.hidden} />
        {!report.hidden?.length && report.score.value !== null && (
          <p className="print-text">Every rule that could be measured passed on every page that was read.</p>
        )}
      </Section>
    )
  return (
    <Section
      id="findings"
      title="Findings"
      isNewPage
      lead={`${countOf(report.findings.length, 'finding')} in ${countOf(groups.length, 'group')}. Pages that share a fault for the same reason are one finding.`}
    >
      {groups.map(({ group, counts, rules }) => (
        <section key={group} className="print-group" aria-labelledby={groupId(group)}>
          <div className="print-group-head">
            <h3 id={groupId(group)}>{GROUPS[group].label}</h3>
            <p className="print-meta">
              {severityIds
                .filter((severity) => counts[severity] > 0)
                .map((severity) => (
                  <Severity key={severity} kind={SEVERITIES[severity].kind}>
                    {countOf(counts[severity], SEVERITIES[severity].word.toLowerCase())}
                  </Severity>
                ))}
            </p>
          </div>
          {rules.map((rule) => (
            <RuleOfFindings key={rule.rule} {...rule} links={links} />
          ))}
        </section>
      ))}
      <HiddenFindings hidden={report.hidden} />
    </Section>
  )
}

function RuleOfFindings({ rule: id, severity, findings, more, links }: PrintedRule & { links: Links }) {
  const rule = ruleOf(id)
  const { kind, word } = SEVERITIES[severity]
  const [only] = findings.length === 1 && more === 0 ? findings : []
  return (
    <article className="print-rule">
      <div className="print-rule-head">
        <h4>
          <Severity kind={kind}>{word}</Severity>
          <span>{only ? only.finding.title : ruleName(id)}</span>
        </h4>
        {rule && (
          <div className="print-why">
            <p>{rule.why}</p>
            <p>
              <b>Fix:</b> {rule.fix}
            </p>
          </div>
        )}
      </div>
      {findings.map((finding) => (
        <Found key={finding.finding.id} {...finding} isAlone={finding === only} links={links} />
      ))}
      {more > 0 && (
        <p className="print-more">and {countOf(more, 'more finding')} of this rule: see the CSV of findings</p>
      )}
      <p className="print-source">
        <a href={links.origin + rulePath(id)}>The rule</a>
        {rule && (
          <>
            {' · '}
            <a href={rule.source.url}>{rule.source.label}</a>
          </>
        )}
      </p>
    </article>
  )
}

function Found({ finding, pages, morePages, isAlone, links }: PrintedFinding & { isAlone: boolean; links: Links }) {
  const more = `and ${countOf(morePages, 'more page')}: see the CSV of findings`
  return (
    <div className="print-found">
      {!isAlone && <h5>{finding.title}</h5>}
      <FindingNote note={finding.note} />
      <ul className="print-evidence">
        {pages.map((page) => (
          <PageEvidence key={page.url} {...page} home={links.home} />
        ))}
      </ul>
      {morePages > 0 && (
        <p className="print-more">
          {links.shared ? <a href={`${links.shared}/findings/${findingSlug(finding)}/`}>{more}</a> : more}
        </p>
      )}
    </div>
  )
}

function PageEvidence({ url, evidence, count, home }: PrintedPage & { home: string }) {
  return (
    <li>
      <SiteUrl url={url} home={home} />
      {evidence.map(({ line, detail, snippet, image }, at) => {
        const where = [line && `line ${line.toLocaleString('en-US')}`, detail].filter(Boolean).join(' · ')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of a finished report never move
          <div key={at} className={image ? 'print-place has-image' : 'print-place'}>
            <div>
              {where && <p>{where}</p>}
              {snippet && (
                <pre>
                  <code>{snippet}</code>
                </pre>
              )}
            </div>
            {image && (
              <img
                src={`data:image/jpeg;base64,${image}`}
                alt="The element as a phone shows it"
                width="360"
                height="200"
              />
            )}
          </div>
        )
      })}
      {count > evidence.length && evidence.length > 0 && (
        <p className="print-place">and {countOf(count - evidence.length, 'more place')} on this page</p>
      )}
    </li>
  )
}

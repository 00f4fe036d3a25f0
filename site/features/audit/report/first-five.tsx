import { findingSlug } from '#audit/finding-slug.ts'
import { firstOf } from '#audit/first.ts'
import type { AuditReport } from '#audit/report.ts'
import { ruleOf } from '#audit/rules/by-id.ts'
import { countOf } from '#engine/text/count-of.ts'
import { Severity } from '#site/ui/parts/icon.tsx'
import { EFFORTS, SEVERITIES } from '../severity.ts'
import { Paste } from './paste.tsx'

const NUMBERS = ['', 'this one', 'these two', 'these three', 'these four', 'these five']

/** Renders what to do first: what has the most impact on the most pages for the least work. */
export function FirstFive({ report }: { report: AuditReport }) {
  const first = firstOf(report)
  if (first.length === 0) return null
  return (
    <section className="band first-band" aria-labelledby="first">
      <div className="page head-split">
        <h2 id="first">Do {NUMBERS[first.length]} first</h2>
        <p className="lead">Sorted by impact × pages ÷ effort.</p>
      </div>
      <div className="page">
        <ol className="first-list has-numbers">
          {first.map((finding) => {
            const rule = ruleOf(finding.rule)
            const { kind, word } = SEVERITIES[finding.severity]
            return (
              <li key={finding.id}>
                <Severity kind={kind}>{word}</Severity>
                <div className="first-text">
                  <h3>
                    <a href={`#${findingSlug(finding)}`}>{finding.title}</a>
                  </h3>
                  {rule && <p>{rule.fix}</p>}
                  {finding.paste && <Paste text={finding.paste} />}
                </div>
                <p className="data">
                  {countOf(finding.pages.length, 'page')}
                  {rule && <span className="first-effort">takes {EFFORTS[rule.effort]}</span>}
                </p>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

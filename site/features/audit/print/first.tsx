import { firstOf } from '#audit/first.ts'
import type { AuditReport } from '#audit/report.ts'
import { ruleOf } from '#audit/rules/by-id.ts'
import { countOf } from '#engine/text/count-of.ts'
import { shorten } from '#engine/text/shorten.ts'
import { Severity } from '#site/ui/parts/icon.tsx'
import { EFFORTS, SEVERITIES } from '../severity.ts'
import { Section } from './parts.tsx'

const TITLES = ['', 'Do this first', 'Do these two first', 'Do these three first', 'Do these four first']
const ALL_FIVE = 'Do these five first'
/** Lines to paste that fit on a page. The report has the whole text. */
const MAX_PASTE = 1_600

export const firstTitle = (report: AuditReport): string => TITLES[firstOf(report).length] ?? ALL_FIVE

/** Renders what to do first, with text to paste. */
export function First({ report }: { report: AuditReport }) {
  return (
    <Section id="first" title={firstTitle(report)} isNewPage lead="Sorted by impact × pages ÷ effort.">
      <ol className="print-first">
        {firstOf(report).map((finding) => {
          const rule = ruleOf(finding.rule)
          const { kind, word } = SEVERITIES[finding.severity]
          return (
            <li key={finding.id}>
              <div className="print-row-head">
                <h3>{finding.title}</h3>
                <p className="print-meta">
                  <Severity kind={kind}>{word}</Severity>
                  <span>{countOf(finding.pages.length, 'page')}</span>
                  {rule && <span>takes {EFFORTS[rule.effort]}</span>}
                </p>
              </div>
              {rule && (
                <>
                  <p>{rule.why}</p>
                  <p>
                    <b>Fix:</b> {rule.fix}
                  </p>
                </>
              )}
              {finding.paste && (
                <>
                  <p className="print-label">To paste</p>
                  <pre>
                    <code>{shorten(finding.paste, MAX_PASTE)}</code>
                  </pre>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

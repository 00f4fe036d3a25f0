import { GROUPS, type GroupId } from '#audit/groups.ts'
import type { AuditReport } from '#audit/report.ts'
import { ruleOf } from '#audit/rules/by-id.ts'
import { ruleName } from '#audit/rules/rule-name.ts'
import { auditScore } from '#engine/formulas/audit-score.ts'
import { countOf } from '#engine/text/count-of.ts'
import { INAPPLICABLE, reasonsOf } from '../report/reasons.ts'
import { Section } from './parts.tsx'

const groupIds = Object.keys(GROUPS) as GroupId[]

/** Renders what the audit could not see or measure, and why, and what passed. */
export function NotMeasured({ report }: { report: AuditReport }) {
  const { unmeasured, limits, passed } = report
  const { inapplicable, reasons } = reasonsOf(unmeasured)
  const groups = Map.groupBy(passed, (id) => ruleOf(id)?.group)
  return (
    <Section
      id="measured"
      title="What passed, and what was not measured"
      lead={`${countOf(passed.length, 'rule')} passed. ${unmeasured.length === 0 ? 'None was left out.' : `${countOf(unmeasured.length, 'rule')} could not be measured; ${unmeasured.length === 1 ? 'it counts' : 'they count'} neither for nor against the site.`}`}
    >
      {limits.length > 0 && (
        <>
          <h3 id="limits">What the audit could not see</h3>
          <ul className="print-limits">
            {limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </>
      )}
      {unmeasured.length > 0 && (
        <>
          <h3 id="unmeasured">Not measured, and why</h3>
          <dl className="print-runs">
            {reasons.map(({ why, rules }) => (
              <div key={why}>
                <dt>{why}</dt>
                <dd>{rules.map(ruleName).join(', ')}</dd>
              </div>
            ))}
            {inapplicable.length > 0 && (
              <div>
                <dt>{INAPPLICABLE}</dt>
                <dd>{countsByGroup(inapplicable)}</dd>
              </div>
            )}
          </dl>
        </>
      )}
      {passed.length > 0 && (
        <>
          <h3 id="passed">Passed: none of these faults was found</h3>
          <dl className="print-runs">
            {groupIds.map((group) => {
              const own = groups.get(group)
              return (
                own && (
                  <div key={group}>
                    <dt>{GROUPS[group].label}</dt>
                    <dd>{own.map(ruleName).join(', ')}</dd>
                  </div>
                )
              )
            })}
          </dl>
        </>
      )}
    </Section>
  )
}

/** On paper, the names of rules that do not apply would fill a page. */
function countsByGroup(ids: string[]): string {
  const counts = Map.groupBy(ids, (id) => ruleOf(id)?.group)
  return groupIds
    .flatMap((group) => {
      const own = counts.get(group)
      return own ? [`${GROUPS[group].label}: ${countOf(own.length, 'rule')}`] : []
    })
    .join(', ')
}

/** Renders how the score is computed, in the words of its formula. */
export function Method({ origin }: { origin: string }) {
  const { expression, inputs, constants, properties, missing, limits } = auditScore
  return (
    <Section id="method" title="How the score is computed" lead={auditScore.summary}>
      <pre className="print-formula">
        <code>{expression.join('\n')}</code>
      </pre>
      <dl className="print-runs">
        <div>
          <dt>G, P, S</dt>
          <dd>{inputs.groups.meaning}</dd>
        </div>
        {Object.values(constants).map(({ symbol, value, why }) => (
          <div key={symbol}>
            <dt>
              {symbol} = {value}
            </dt>
            <dd>{why}</dd>
          </div>
        ))}
        <div>
          <dt>Not measured</dt>
          <dd>{missing}</dd>
        </div>
        <div>
          <dt>Limits</dt>
          <dd>{[...limits, ...properties].join(' ')}</dd>
        </div>
      </dl>
      <p className="print-source">
        <a href={`${origin}/tools/formulas/audit-score/`}>The formula with an example</a>
        {' · '}
        <a href={`${origin}/audit/rules/`}>All rules with their sources</a>
      </p>
    </Section>
  )
}

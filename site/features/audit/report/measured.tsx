import { GROUPS, type GroupId } from '#audit/groups.ts'
import type { AuditReport } from '#audit/report.ts'
import { ruleOf } from '#audit/rules/by-id.ts'
import { ruleName } from '#audit/rules/rule-name.ts'
import { countOf } from '#engine/text/count-of.ts'
import { Icon, Severity } from '#site/ui/parts/icon.tsx'
import { rulePath } from '../rules/rule-groups.ts'
import { INAPPLICABLE, reasonsOf } from './reasons.ts'

/** Renders which rules passed, which were not measured and why, and what the audit could not see. */
export function Measured({ passed, unmeasured, limits }: Pick<AuditReport, 'passed' | 'unmeasured' | 'limits'>) {
  return (
    <section className="band" aria-labelledby="measured">
      <div className="page four-eight">
        <h2 className="t-headline" id="measured">
          What passed, and what was not measured
        </h2>
        <div>
          {limits.length > 0 && (
            <ul className="dash plain limits-list">
              {limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          )}
          <ul className="findings">
            {passed.length > 0 && (
              <li>
                <details>
                  <summary>
                    <Severity kind="pass">Passed</Severity>
                    <span className="finding-title">{countOf(passed.length, 'rule')} passed</span>
                    <Icon name="plus" />
                  </summary>
                  <Passed ids={passed} />
                </details>
              </li>
            )}
            {unmeasured.length > 0 && (
              <li>
                <details>
                  <summary>
                    <span className="severity is-unmeasured">Not known</span>
                    <span className="finding-title">{countOf(unmeasured.length, 'rule')} could not be measured</span>
                    <Icon name="plus" />
                  </summary>
                  <Unmeasured rules={unmeasured} />
                </details>
              </li>
            )}
          </ul>
        </div>
      </div>
    </section>
  )
}

function Passed({ ids }: { ids: string[] }) {
  const groups = Map.groupBy(ids, (id) => ruleOf(id)?.group)
  return (
    <dl className="rule-runs">
      {(Object.keys(GROUPS) as GroupId[]).map((group) => {
        const own = groups.get(group)
        return own && <RuleRun key={group} term={GROUPS[group].label} ids={own} />
      })}
    </dl>
  )
}

/** Rules that lack the same thing are listed together. */
function Unmeasured({ rules }: { rules: AuditReport['unmeasured'] }) {
  const { inapplicable, reasons } = reasonsOf(rules)
  return (
    <dl className="rule-runs">
      {reasons.map(({ why, rules: own }) => (
        <RuleRun key={why} term={why} ids={own} />
      ))}
      {inapplicable.length > 0 && <RuleRun term={INAPPLICABLE} ids={inapplicable} />}
    </dl>
  )
}

function RuleRun({ term, ids }: { term: string; ids: string[] }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {ids.map((id, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <a href={rulePath(id)}>{ruleName(id)}</a>
          </span>
        ))}
      </dd>
    </div>
  )
}

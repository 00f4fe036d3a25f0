import { GROUPS } from '#audit/groups.ts'
import type { Rule } from '#audit/rule.ts'
import { ruleName } from '#audit/rules/rule-name.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { Breadcrumbs, type Crumb } from '#site/ui/parts/breadcrumbs.tsx'
import { ButtonLink } from '#site/ui/parts/button.tsx'
import { Severity } from '#site/ui/parts/icon.tsx'
import { EFFORTS, SEVERITIES } from '../severity.ts'
import { rulePath } from './rule-groups.ts'

type RulePageProps = {
  rule: Rule
  crumbs: Crumb[]
  /** Other rules of the group. */
  others: Rule[]
}

const POINTS = { error: 10, warning: 4, notice: 1 } as const

/** Renders one rule as the audit applies it. */
export function RulePage({ rule, crumbs, others }: RulePageProps) {
  const { id, group, severity, measures, appliesTo, why, fix, source, weight, effort } = rule
  return (
    <article className="rule">
      <header className="page rule-head">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{ruleName(id)}</h1>
        <p className="lead">{measures}</p>
        <dl className="rule-facts">
          <Fact term="Severity">
            <Severity kind={SEVERITIES[severity].kind}>{SEVERITIES[severity].word}</Severity>
          </Fact>
          <Fact term="Group">
            <a href={`/audit/rules/#${group}`}>{GROUPS[group].label}</a>
          </Fact>
          <Fact term="Points in its group">
            {weight * POINTS[severity]}{' '}
            <span className="data">
              weight {weight} × {POINTS[severity]}
            </span>
          </Fact>
          <Fact term="The fix takes">{EFFORTS[effort]}</Fact>
          <Fact term="Id">
            <code className="mono">{id}</code>
          </Fact>
        </dl>
      </header>
      <section className="band" aria-label="What it means">
        <div className="page rule-texts">
          <div>
            <h2 className="t-title">Why it matters</h2>
            <p>{why}</p>
            <p className="data">
              <a href={source.url} rel="noopener">
                {source.label}
              </a>
              , read in {formatDate(`${source.asOf}-01`, 'month')}
            </p>
          </div>
          <div>
            <h2 className="t-title">How to fix it</h2>
            <p>{fix}</p>
          </div>
          <div>
            <h2 className="t-title">What it applies to</h2>
            <p>{appliesTo}</p>
            <p>{rule.kind === 'page' ? 'It checks each page on its own.' : 'It checks the site as a whole.'}</p>
          </div>
        </div>
      </section>
      <section className="band" aria-labelledby="others">
        <div className="page four-eight">
          <div>
            <h2 className="t-headline" id="others">
              {GROUPS[group].label}
            </h2>
            <p className="audit-more">
              <ButtonLink href="/audit/" icon="rise">
                Audit your website
              </ButtonLink>
            </p>
          </div>
          <ul className="entries rule-entries">
            {others.map((other) => (
              <li key={other.id}>
                <a href={rulePath(other.id)}>
                  <b>{ruleName(other.id)}</b>
                  <span>{other.measures}</span>
                  <Severity kind={SEVERITIES[other.severity].kind}>{SEVERITIES[other.severity].word}</Severity>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </article>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

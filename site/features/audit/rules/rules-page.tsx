import { ruleName } from '#audit/rules/rule-name.ts'
import { countOf } from '#engine/text/count-of.ts'
import { Breadcrumbs, type Crumb } from '#site/ui/parts/breadcrumbs.tsx'
import { MoreLink } from '#site/ui/parts/button.tsx'
import { Icon, Severity } from '#site/ui/parts/icon.tsx'
import { SEVERITIES } from '../severity.ts'
import { fitsWords } from './fits-words.ts'
import { type RuleGroup, rulePath } from './rule-groups.ts'

type RulesPageProps = { crumbs: Crumb[]; groups: RuleGroup[]; query: string }

/** Renders the list of all rules. Without JavaScript, the server runs the search. */
export function RulesPage({ crumbs, groups, query }: RulesPageProps) {
  const all = groups.flatMap(({ rules }) => rules)
  const hits = all.filter((rule) => fitsWords(wordsOf(rule), query))
  return (
    <>
      <section className="page index-head rules-head">
        <div>
          <Breadcrumbs crumbs={crumbs} />
          <h1>
            <b className="t-figure">{all.length}</b> {all.length === 1 ? 'rule' : 'rules'}
          </h1>
          <p className="lead">
            What the audit checks, why it matters, and the source behind it. The audit and these pages share one list.
          </p>
        </div>
        <search aria-label="Rules">
          <form className="index-find" action="/audit/rules/">
            <label htmlFor="q">Find a rule</label>
            <span className="find-row">
              <input
                id="q"
                name="q"
                type="search"
                autoComplete="off"
                defaultValue={query || undefined}
                placeholder="canonical, title, hreflang…"
                aria-describedby="found"
              />
              <Icon name="search" />
            </span>
            <output id="found" htmlFor="q">
              {hits.length === 0
                ? 'No rules match.'
                : countOf(hits.length, query ? 'rule matches' : 'rule', query ? 'rules match' : 'rules')}
            </output>
          </form>
        </search>
      </section>
      <nav className="index-jump" aria-label="Groups">
        <ul className="page">
          {groups.map(({ id, label, rules }) => (
            <li key={id} hidden={!rules.some((rule) => hits.includes(rule))}>
              <a href={`#${id}`}>
                {label} <span className="count">{rules.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ id, label, weight, rules }) => (
        <div key={id} className="group-line" hidden={!rules.some((rule) => hits.includes(rule))}>
          <section className="page group" id={id} aria-labelledby={`${id}-title`}>
            <div className="group-head">
              <h2 id={`${id}-title`}>{label}</h2>
              <p className="data">{weight} of 100 points</p>
            </div>
            <ul className="entries rule-entries">
              {rules.map((rule) => (
                <li key={rule.id} hidden={!hits.includes(rule)}>
                  <a href={rulePath(rule.id)}>
                    <b>{ruleName(rule.id)}</b>
                    <span>{rule.measures}</span>
                    <Severity kind={SEVERITIES[rule.severity].kind}>{SEVERITIES[rule.severity].word}</Severity>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
      ))}
      <section className="page index-note" aria-label="How the score uses the rules">
        <p>
          Each rule has points: its weight, times 10 for an error, 4 for a warning, and 1 for a notice.{' '}
          <a href="/tools/formulas/audit-score/">The formula of the score</a> shows how they become one figure. A rule
          that could not be measured costs nothing, and the report says so.
        </p>
        <p className="audit-more">
          <MoreLink href="/audit/">Audit your website</MoreLink>
        </p>
      </section>
    </>
  )
}

const wordsOf = ({ id, measures }: RuleGroup['rules'][number]) => `${ruleName(id)} ${id} ${measures}`

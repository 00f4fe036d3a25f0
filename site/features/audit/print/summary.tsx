import { GROUPS } from '#audit/groups.ts'
import type { AuditReport } from '#audit/report.ts'
import { countOf } from '#engine/text/count-of.ts'
import { percent } from '../report/head.tsx'
import { Section } from './parts.tsx'

/** Renders the score with its groups, and how much of the site it rests on. */
export function Summary({ report }: { report: AuditReport }) {
  const { score, pages, templates, limits, verdict, passed, isCut } = report
  const measured = score.groups.filter((group) => group.score !== null)
  const weights = measured.reduce((sum, { weight }) => sum + weight, 0)
  const rules = score.groups.reduce((sum, group) => sum + group.rules, 0)
  const rulesMeasured = score.groups.reduce((sum, group) => sum + group.measured, 0)
  return (
    <Section id="summary" title="Summary" isNewPage lead={verdict}>
      <dl className="print-facts">
        <div>
          <dt>Score</dt>
          <dd>{score.value === null ? 'unknown' : `${score.value} of 100`}</dd>
        </div>
        <div>
          <dt>URLs requested</dt>
          <dd>
            {pages.length.toLocaleString('en-US')}
            {isCut && ', the site has more'}
          </dd>
        </div>
        <div>
          <dt>Templates</dt>
          <dd>{templates.length}</dd>
        </div>
        <div>
          <dt>Rules measured</dt>
          <dd>
            {rulesMeasured} of {rules}
          </dd>
        </div>
        <div>
          <dt>Rules passed</dt>
          <dd>{passed.length}</dd>
        </div>
      </dl>
      {limits.length > 0 && (
        <ul className="print-limits">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      )}
      <h3 id="score-groups">{score.value === null ? 'The groups of rules' : `How ${score.value} comes about`}</h3>
      <p className="print-text">
        {score.value === null
          ? `Only ${percent(score.measured)} of the weight could be measured, which is too little for a score.`
          : `The score rests on ${percent(score.measured)} of the weight. ${countOf(rules - rulesMeasured, 'rule')} could not be measured and ${rules - rulesMeasured === 1 ? 'is' : 'are'} left out.`}
      </p>
      <table className="print-table">
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col">Score of the group</th>
            <th scope="col" className="num">
              Rules
            </th>
            <th scope="col" className="num">
              Weight
            </th>
            <th scope="col" className="num">
              Contributes
            </th>
          </tr>
        </thead>
        <tbody>
          {score.groups
            .filter((group) => group.rules > 0)
            .map(({ group, score: own, weight, measured: count, rules: all }) => (
              <tr key={group}>
                <th scope="row">{GROUPS[group].label}</th>
                <td>
                  {own === null ? (
                    <span className="is-unknown">not measured</span>
                  ) : (
                    <span className="print-bar" style={{ '--share': Math.round(own * 10) / 10 }}>
                      {Math.floor(own)}
                    </span>
                  )}
                </td>
                <td className="num">
                  {count} of {all}
                </td>
                <td className="num">{weight}</td>
                <td className="num">{own === null ? '–' : ((own * weight) / Math.max(1, weights)).toFixed(1)}</td>
              </tr>
            ))}
        </tbody>
        {score.value !== null && (
          <tfoot>
            <tr>
              <td colSpan={3}>Score, rounded down</td>
              <td className="num">{weights}</td>
              <td className="num">{score.value}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Section>
  )
}

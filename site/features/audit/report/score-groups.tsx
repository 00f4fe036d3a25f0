import { GROUPS } from '#audit/groups.ts'
import type { AuditScore } from '#audit/score.ts'
import { MoreLink } from '#site/ui/parts/button.tsx'
import { percent } from './head.tsx'

/** Renders how each group contributes to the score, and how much of the score was measured. */
export function ScoreGroups({ score }: { score: AuditScore }) {
  const measured = score.groups.filter((group) => group.score !== null)
  const weights = measured.reduce((sum, { weight }) => sum + weight, 0)
  const rules = score.groups.reduce((sum, group) => sum + group.rules, 0)
  const rulesMeasured = score.groups.reduce((sum, group) => sum + group.measured, 0)
  return (
    <section className="band" aria-labelledby="score">
      <div className="page four-eight">
        <div className="score-side">
          <h2 className="t-headline" id="score">
            {score.value === null ? 'Too little was measured for a score' : `How ${score.value} comes about`}
          </h2>
          <p>
            It rests on {percent(score.measured)} of the weight: {rulesMeasured} of {rules} rules could be measured.
            What was not measured is left out.
          </p>
          <p>
            <MoreLink href="/tools/formulas/audit-score/">The formula</MoreLink>
          </p>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, by keyboard too */}
        <section className="table-scroll" tabIndex={0} aria-label="Score by group">
          <table className="score-table">
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
                    <th scope="row">
                      <a href={`/audit/rules/#${group}`}>{GROUPS[group].label}</a>
                    </th>
                    <td>
                      {own === null ? (
                        <span className="is-unknown">not measured</span>
                      ) : (
                        <span className="group-bar" style={{ '--share': Math.round(own * 10) / 10 }}>
                          <span className="mono">{Math.floor(own)}</span>
                        </span>
                      )}
                    </td>
                    <td className="num mono">
                      {count} of {all}
                    </td>
                    <td className="num mono">{weight}</td>
                    <td className="num mono">
                      {own === null ? '–' : ((own * weight) / Math.max(1, weights)).toFixed(1)}
                    </td>
                  </tr>
                ))}
            </tbody>
            {score.value !== null && (
              <tfoot>
                <tr>
                  <td colSpan={3}>Score, rounded down</td>
                  <td className="num mono">{weights}</td>
                  <td className="num mono">{score.value}</td>
                </tr>
              </tfoot>
            )}
          </table>
        </section>
      </div>
    </section>
  )
}

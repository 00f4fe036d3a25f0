import { GROUPS } from '#audit/groups.ts'
import type { AuditScore } from '#audit/score.ts'

const LOOKS = {
  screen: { table: 'score-table', bar: 'group-bar', number: 'num mono' },
  paper: { table: 'print-table', bar: 'print-bar', number: 'num' },
}

/** Returns how many rules there are, how many were measured, and the points of the groups that were. */
export function totalsOf({ groups }: AuditScore) {
  const sum = (of: (group: AuditScore['groups'][number]) => number) =>
    groups.reduce((total, group) => total + of(group), 0)
  return {
    rules: sum(({ rules }) => rules),
    measured: sum(({ measured }) => measured),
    weights: sum(({ score, weight }) => (score === null ? 0 : weight)),
  }
}

/** Renders the score of each group of rules and what it contributes; on a screen with links to the rules. */
export function ScoreTable({ score, look }: { score: AuditScore; look: keyof typeof LOOKS }) {
  const { table, bar, number } = LOOKS[look]
  const { weights } = totalsOf(score)
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">Group</th>
          <th scope="col">Score</th>
          <th scope="col" className="num">
            Rules
          </th>
          <th scope="col" className="num">
            Weight
          </th>
          <th scope="col" className="num">
            Adds
          </th>
        </tr>
      </thead>
      <tbody>
        {score.groups
          .filter((group) => group.rules > 0)
          .map(({ group, score: own, weight, measured, rules }) => (
            <tr key={group}>
              <th scope="row">
                {look === 'paper' ? GROUPS[group].label : <a href={`/audit/rules/#${group}`}>{GROUPS[group].label}</a>}
              </th>
              <td>
                {own === null ? (
                  <span className="is-unknown">not measured</span>
                ) : (
                  <span className={bar} style={{ '--share': Math.round(own * 10) / 10 }}>
                    {look === 'paper' ? Math.floor(own) : <span className="mono">{Math.floor(own)}</span>}
                  </span>
                )}
              </td>
              <td className={number}>
                {measured} of {rules}
              </td>
              <td className={number}>{weight}</td>
              <td className={number}>
                {own === null || score.value === null ? '–' : ((own * weight) / Math.max(1, weights)).toFixed(1)}
              </td>
            </tr>
          ))}
      </tbody>
      {score.value !== null && (
        <tfoot>
          <tr>
            <td colSpan={3}>Score, rounded down</td>
            <td className={number}>{weights}</td>
            <td className={number}>{score.value}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

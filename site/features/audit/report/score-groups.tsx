import type { AuditScore } from '#audit/score.ts'
import { MoreLink } from '#site/ui/parts/button.tsx'
import { percent } from './head.tsx'
import { ScoreTable, totalsOf } from './score-table.tsx'

/** Renders how each group contributes to the score, and how much of the score was measured. */
export function ScoreGroups({ score }: { score: AuditScore }) {
  const { rules, measured: rulesMeasured } = totalsOf(score)
  return (
    <section className="band" aria-labelledby="score">
      <div className="page four-eight">
        <div className="score-side">
          <h2 className="t-headline" id="score">
            {score.value === null ? 'Too little was measured for a score' : `How ${score.value} adds up`}
          </h2>
          <p>
            {rulesMeasured} of {rules} rules could be measured, in groups with {percent(score.measured)} of the weight.
            What was not measured is left out.
          </p>
          <p>
            <MoreLink href="/tools/formulas/audit-score/">The formula</MoreLink>
          </p>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, by keyboard too */}
        <section className="table-scroll" tabIndex={0} aria-label="Score by group">
          <ScoreTable score={score} look="screen" />
        </section>
      </div>
    </section>
  )
}

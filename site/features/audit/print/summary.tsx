import type { AuditReport } from '#audit/report.ts'
import { countOf } from '#engine/text/count-of.ts'
import { percent } from '../report/head.tsx'
import { ScoreTable, totalsOf } from '../report/score-table.tsx'
import { Section } from './parts.tsx'

/** Renders the score with its groups, and how much of the site it rests on. */
export function Summary({ report }: { report: AuditReport }) {
  const { score, pages, templates, limits, verdict, passed, isCut } = report
  const { rules, measured: rulesMeasured } = totalsOf(score)
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
      <h3 id="score-groups">{score.value === null ? 'The groups of rules' : `How ${score.value} adds up`}</h3>
      <p className="print-text">
        {score.value === null
          ? `Only ${percent(score.measured)} of the weight could be measured, which is too little for a score.`
          : `The measured groups carry ${percent(score.measured)} of the weight. ${countOf(rules - rulesMeasured, 'rule')} could not be measured and ${rules - rulesMeasured === 1 ? 'is' : 'are'} left out.`}
      </p>
      <ScoreTable score={score} look="paper" />
    </Section>
  )
}

import { defineFormula } from './define-formula.ts'

/** A rule that was measured: the points it can lose, and the share of pages that have its fault, from 0 to 1. */
export type ScoredRule = { points: number; share: number }
export type ScoredGroup = { weight: number; parts: ScoredRule[] }

const ours = { label: 'The rules of the audit', url: '/audit/rules/' }

/** Score of an audit, from 0 to 100: the weighted mean of its groups. */
export const auditScore = defineFormula({
  slug: 'audit-score',
  name: 'Audit score',
  summary: 'How much of what can be measured on a site is right, from 0 to 100.',
  expression: ['score = Σ(G × g) ÷ Σ(G)', 'g = 100 × (1 − Σ(P × S^e) ÷ Σ(P))'],
  inputs: {
    groups: {
      symbol: 'G',
      meaning:
        'Weight of each group of rules that was measured. P are the points of each of its rules: its weight, times 10 for an error, 4 for a warning, and 1 for a notice. S is the share of pages that break the rule.',
      unit: 'points',
      source: ours,
    },
  },
  constants: {
    exponent: {
      symbol: 'e',
      value: 0.5,
      meaning: 'Exponent of the share of pages.',
      why: 'With 1, a fault on a single page of a large site would not show. With the square root, a fault on one page of a hundred costs a tenth of what it costs on all. The value is our choice.',
    },
  },
  properties: [
    'A site without findings scores 100, and a site where every rule is broken on every page scores 0.',
    'Another page with a fault never raises the score.',
    'The same findings always have the same score: neither time nor response times are part of it.',
  ],
  missing:
    'A rule that was not measured is left out of its group, and a group without measured rules out of the score. Below half of the weight, there is no score.',
  limits: [
    'Weights are our judgment of what matters. Search engines publish none.',
    'The score counts pages that were read. A site of which a part was read has the score of that part.',
  ],
  tools: [],
  compute: ({ groups }: { groups: ScoredGroup[] }, { exponent }) => {
    const scores = groups.map(({ parts }) => {
      const points = parts.reduce((sum, part) => sum + part.points, 0)
      const lost = parts.reduce((sum, part) => sum + part.points * part.share ** exponent, 0)
      return points === 0 ? null : 100 * (1 - lost / points)
    })
    const all = groups.reduce((sum, { weight }) => sum + weight, 0)
    const measured = groups.reduce((sum, { weight }, at) => sum + (scores[at] === null ? 0 : weight), 0)
    const total = groups.reduce((sum, { weight }, at) => sum + weight * (scores[at] ?? 0), 0)
    return { score: measured === 0 ? 0 : total / measured, scores, measured: all === 0 ? 0 : measured / all }
  },
  explain: ({ groups }, { score, scores }) => [
    ...groups.map(({ weight }, at) => {
      const group = scores[at]
      return group === null || group === undefined
        ? `a group with the weight ${weight} was not measured`
        : `g = ${group.toFixed(1)}, weight G = ${weight}`
    }),
    `score = ${score.toFixed(1)}`,
    `shown as ${Math.floor(score)}`,
  ],
  examples: [
    {
      label: 'Two groups: one rule of four broken on half of the pages, and nothing broken',
      values: {
        groups: [
          {
            weight: 60,
            parts: [
              { points: 50, share: 0.5 },
              { points: 40, share: 0 },
              { points: 20, share: 0 },
              { points: 10, share: 0 },
            ],
          },
          { weight: 40, parts: [{ points: 10, share: 0 }] },
        ],
      },
    },
  ],
})

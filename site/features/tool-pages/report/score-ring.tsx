import type { ScoreBlock } from '#engine/tool/blocks.ts'
import { formatNumber } from '#site/ui/charts/figures.ts'
import { Method } from './method.tsx'

const RADIUS = 56
const AROUND = 2 * Math.PI * RADIUS

/** Renders a score from 0 to 100 as a ring with gaps at 50 and 90, where its color and label change. */
export function ScoreRing({ value, label, word: ownWord, method, ref }: ScoreBlock) {
  const known = value === null || !Number.isFinite(value) ? undefined : Math.min(100, Math.max(0, value))
  const [word, tone] =
    known === undefined ? [ownWord ?? 'Unknown', 'unknown'] : ownWord ? [ownWord, 'plain'] : verdict(known)
  const named = label.toLowerCase() === word.toLowerCase() ? '' : label
  const description =
    known === undefined ? word.toLowerCase() : `${formatNumber(Math.round(known))} of 100, ${word.toLowerCase()}`
  return (
    <figure className="score">
      <svg
        className={`ring is-${tone}`}
        viewBox="0 0 132 132"
        role="img"
        aria-label={`${named || 'Score'}: ${description}`}
      >
        <circle className="track" cx="66" cy="66" r={RADIUS} />
        {known !== undefined && known > 0 && (
          <circle
            className="arc"
            cx="66"
            cy="66"
            r={RADIUS}
            strokeDasharray={`${((AROUND * known) / 100).toFixed(1)} ${AROUND.toFixed(1)}`}
          />
        )}
        {!ownWord && (
          <>
            <path className="mark-at" d="M66.0 114.0L66.0 130.0" />
            <path className="mark-at" d="M37.8 27.2L28.4 14.2" />
          </>
        )}
        <text x="66" y={known === undefined ? 71 : 78} textAnchor="middle">
          {known === undefined ? 'unknown' : Math.round(known)}
        </text>
      </svg>
      <figcaption>
        <b>{word}</b>
        <span className="data">{known === undefined ? named : named ? `${named}, of 100` : 'of 100'}</span>{' '}
        <Method of={named || 'Score'} method={method} reference={ref} />
      </figcaption>
    </figure>
  )
}

/** @example verdict(62) // ['Needs work', 'mid'] */
export function verdict(value: number): [word: string, tone: 'bad' | 'mid' | 'good'] {
  if (value < 50) return ['Poor', 'bad']
  return value < 90 ? ['Needs work', 'mid'] : ['Good', 'good']
}

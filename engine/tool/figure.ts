import type { Envelope } from './envelope.ts'

/** The one figure of a report that its shared link and its social image show. It says nothing about the input. */
export type Figure =
  | { kind: 'score'; value: number }
  | { kind: 'grade'; value: string }
  /** In percent. */
  | { kind: 'saving'; value: number }

/** From the worst to the best. */
export const grades = ['F', 'D-', 'D', 'D+', 'C-', 'C', 'C+', 'B-', 'B', 'B+', 'A-', 'A', 'A+']

/** Returns the figure of a complete report, or undefined if it has none: its grade, what it saved, or its score. */
export function figureOf({ status, report }: Pick<Envelope, 'status' | 'report'>): Figure | undefined {
  if (status !== 'done') return undefined
  const metrics = report.flatMap((block) => (block.kind === 'metric' ? block.metrics : []))
  const grade = metrics.find(({ label, value }) => label === 'Grade' && grades.includes(String(value)))
  if (grade) return { kind: 'grade', value: String(grade.value) }
  const smaller = metrics.find(({ before, value }) => before !== undefined && before > 0 && typeof value === 'number')
  const saving = smaller ? Math.round((1 - Number(smaller.value) / Number(smaller.before)) * 100) : 0
  if (saving > 0) return { kind: 'saving', value: saving }
  const score = report.find((block) => block.kind === 'score')
  return score?.kind === 'score' && score.value !== null ? { kind: 'score', value: Math.round(score.value) } : undefined
}

/**
 * Writes a figure as a part of a URL.
 * @example figureSlug({ kind: 'grade', value: 'B+' }) // 'grade-b-plus'
 */
export function figureSlug({ kind, value }: Figure): string {
  return `${kind}-${String(value).toLowerCase().replace('+', '-plus').replace(/-$/, '-minus')}`
}

/** Reads a figure from a part of a URL; undefined for everything that no report can have. */
export function figureFrom(slug: string): Figure | undefined {
  const [, kind, number] = /^(score|saving)-(0|[1-9]\d?|100)$/.exec(slug) ?? []
  if (kind === 'score') return { kind, value: Number(number) }
  if (kind === 'saving') return number === '0' ? undefined : { kind, value: Number(number) }
  const grade = grades.find((value) => figureSlug({ kind: 'grade', value }) === slug)
  return grade === undefined ? undefined : { kind: 'grade', value: grade }
}

/** @example figureText({ kind: 'saving', value: 37 }) // '37% smaller' */
export function figureText({ kind, value }: Figure): string {
  return { score: `${value} of 100`, grade: `Grade ${value}`, saving: `${value}% smaller` }[kind]
}

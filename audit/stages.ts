import { countOf } from '#engine/text/count-of.ts'
import type { AuditProgress, AuditStage } from './stored-audit.ts'

/** The stages of an audit in their order, each as a step that is listed. */
export const STAGES: { id: AuditStage; label: string; doing: string }[] = [
  { id: 'waiting', label: 'Wait in line', doing: 'Waiting in line' },
  { id: 'pages', label: 'Read the pages', doing: 'Reading the pages' },
  { id: 'links', label: 'Check links and files', doing: 'Checking links and files' },
  { id: 'site', label: 'Look up the domain', doing: 'Looking up the domain' },
  { id: 'browser', label: 'Open pages in a browser', doing: 'Opening pages in a browser' },
  { id: 'speed', label: 'Measure speed', doing: 'Measuring speed' },
  { id: 'report', label: 'Write the report', doing: 'Writing the report' },
]

/**
 * Returns what an audit does now, as a sentence.
 * @example stageText({ stage: 'waiting', place: 2 }) // 'Waiting in line: 2 audits are ahead of this one.'
 */
export function stageText({ stage, place }: Pick<AuditProgress, 'stage' | 'place'>): string {
  const doing = STAGES.find(({ id }) => id === stage)?.doing ?? 'Working'
  if (stage !== 'waiting' || place === null) return `${doing}.`
  return place === 0
    ? 'This audit is next.'
    : `${doing}: ${countOf(place, 'audit is', 'audits are')} ahead of this one.`
}

/** @example pagesText({ pages: 1, ofPages: 500 }) // '1 of 500 pages' */
export const pagesText = ({ pages, ofPages }: Pick<AuditProgress, 'pages' | 'ofPages'>): string =>
  ofPages === null ? countOf(pages, 'page') : `${pages.toLocaleString('en-US')} of ${countOf(ofPages, 'page')}`

/**
 * Returns what was read and the time left. Before the first page, only the time left.
 * @example amountText({ pages: 2, ofPages: 4, secondsLeft: 30 }) // '2 of 4 pages · about 30 seconds left'
 */
export const amountText = (progress: Pick<AuditProgress, 'pages' | 'ofPages' | 'secondsLeft'>): string =>
  [progress.pages > 0 ? pagesText(progress) : '', timeLeftText(progress.secondsLeft)].filter(Boolean).join(' · ')

const MINUTE = 60
/** Seconds to which an estimate is rounded: a finer one would only flicker. */
const STEP = 5

/**
 * Returns the time left in words; '' if it is unknown.
 * @example timeLeftText(83) // 'about 1 minute 25 seconds left'
 */
export function timeLeftText(seconds: number | null): string {
  if (seconds === null) return ''
  const rounded = Math.ceil(seconds / STEP) * STEP
  if (rounded <= STEP) return 'a few seconds left'
  const [minutes, rest] = [Math.floor(rounded / MINUTE), rounded % MINUTE]
  if (minutes >= 5) return `about ${minutes + (rest > 0 ? 1 : 0)} minutes left`
  const parts = [minutes > 0 ? countOf(minutes, 'minute') : '', rest > 0 ? countOf(rest, 'second') : '']
  return `about ${parts.filter(Boolean).join(' ')} left`
}

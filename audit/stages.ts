import { countOf } from '#engine/text/count-of.ts'
import type { AuditProgress, AuditStage } from './stored-audit.ts'

/** The stages of an audit in their order, each as a step that is listed. */
export const STAGES: { id: AuditStage; label: string; doing: string }[] = [
  { id: 'waiting', label: 'Wait for a turn', doing: 'Waiting for a turn' },
  { id: 'pages', label: 'Read the pages', doing: 'Reading the pages' },
  { id: 'links', label: 'Check links and files', doing: 'Checking links and files' },
  { id: 'site', label: 'Ask about the domain', doing: 'Asking about the domain' },
  { id: 'browser', label: 'Open pages in a browser', doing: 'Opening pages in a browser' },
  { id: 'speed', label: 'Measure the speed', doing: 'Measuring the speed' },
  { id: 'report', label: 'Write the report', doing: 'Writing the report' },
]

/**
 * Returns what an audit does now, as a sentence.
 * @example stageText({ stage: 'waiting', place: 2 }) // 'Waiting for a turn: 2 audits are before this one.'
 */
export function stageText({ stage, place }: Pick<AuditProgress, 'stage' | 'place'>): string {
  const doing = STAGES.find(({ id }) => id === stage)?.doing ?? 'Working'
  if (stage !== 'waiting' || place === null) return `${doing}.`
  return place === 0 ? 'This audit is next.' : `${doing}: ${countOf(place, 'audit is', 'audits are')} before this one.`
}

/** @example pagesText({ pages: 1, ofPages: 500 }) // '1 of 500 pages' */
export const pagesText = ({ pages, ofPages }: Pick<AuditProgress, 'pages' | 'ofPages'>): string =>
  ofPages === null ? countOf(pages, 'page') : `${pages.toLocaleString('en-US')} of ${countOf(ofPages, 'page')}`

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

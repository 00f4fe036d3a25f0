import { countOf } from '#engine/text/count-of.ts'
import { labelOf, rowName, withinSentence } from './field-name.ts'

type CheckedField = {
  type: string
  name?: unknown
  label?: unknown
  labels?: { singular?: unknown; plural?: unknown }
  minRows?: number
  maxRows?: number
  minLength?: number
  maxLength?: number
}

type Translate = (key: string, values?: Record<string, unknown>) => string

/** Fields whose value is chosen. The others are entered. */
const CHOSEN = ['select', 'radio', 'relationship', 'upload', 'date']
/** Longer labels, and labels that are questions, are quoted as they are. */
const MAX_WORDS = 3
const QUESTION = /^(who|what|when|where|why|how|which|show|link to|may|is|does)\b|\?/i

/**
 * Returns the message of a check of Payload's, such as “This field is required.”, in words that name the field and what
 * to do. Other messages are returned as they are.
 */
export function plainMessage(message: string, field: CheckedField, t: Translate): string {
  const { minRows = 0, maxRows = 0, minLength = 0, maxLength = 0 } = field
  const [row, rows] = [t('general:row'), t('general:rows')]
  if (message === t('validation:required')) return missing(field)
  if (
    message === t('validation:requiresAtLeast', { count: minRows, label: rows }) ||
    message === t('validation:requiresAtLeast', { count: 1, label: row })
  )
    return minRows > 1 ? `Add at least ${countOf(minRows, rowName(field))}.` : `Add ${withArticle(rowName(field))}.`
  if (message === t('validation:requiresNoMoreThan', { count: maxRows, label: rows }))
    return `Remove some: at most ${countOf(maxRows, rowName(field))}.`
  if (message === t('validation:shorterThanMax', { label: t('general:value'), maxLength }))
    return `Shorten ${named(field)} to ${countOf(maxLength, 'character')}.`
  if (message === t('validation:longerThanMin', { label: t('general:value'), minLength }))
    return `Write at least ${countOf(minLength, 'character')} in ${named(field)}.`
  if (message === t('validation:enterNumber')) return `Enter a number in ${named(field)}.`
  if (message === t('validation:invalidSelection')) return `Choose ${named(field)} again.`
  return message
}

function missing(field: CheckedField) {
  if (field.type === 'checkbox') return `Check “${labelOf(field)}”.`
  if (isQuoted(field)) return `Fill in “${labelOf(field)}”.`
  return `${CHOSEN.includes(field.type) ? 'Choose' : 'Enter'} ${named(field)}.`
}

function named(field: CheckedField) {
  const label = labelOf(field)
  return isQuoted(field) ? `“${label}”` : `the ${withinSentence(label)}`
}

function isQuoted(field: CheckedField) {
  const label = labelOf(field)
  return QUESTION.test(label) || label.split(/\s+/).length > MAX_WORDS
}

const withArticle = (noun: string) => `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`

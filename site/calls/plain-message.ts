import type { z } from 'zod'
import { messages } from '#engine/messages.ts'
import { countOf } from '#engine/text/count-of.ts'
import { withCommas } from '#engine/text/numbers.ts'

/**
 * Returns what a visitor reads about a field if its schema has no message of its own. Passed to `safeParse`, it takes
 * the place of Zod's messages, which are written for programmers.
 */
export function plainMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'too_big':
      return sizeMessage(issue.origin, 'at most', Number(issue.maximum))
    case 'too_small':
      return issue.input === '' ? messages.missing : sizeMessage(issue.origin, 'at least', Number(issue.minimum))
    case 'invalid_value':
      return `Please choose ${listOf(issue.values)}.`
    case 'invalid_union':
      return 'Please choose one of the options.'
    case 'not_multiple_of':
      return 'Please enter a whole number.'
    case 'unrecognized_keys':
      return 'This form has fields that we don’t expect. Reload the page and try again.'
    default:
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? messages.missing
        : (expected[issue.code === 'invalid_type' ? issue.expected : ''] ?? 'Please check this field.')
  }
}

const expected: Record<string, string> = {
  string: 'Please enter text.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  boolean: 'Please answer yes or no.',
  date: 'Please enter a date.',
  array: 'Please send a list.',
  file: 'Please choose a file.',
}

function sizeMessage(origin: string, limit: string, size: number) {
  const figure = withCommas(size)
  if (origin === 'string') return `Please use ${limit} ${countOf(size, 'character')}.`
  if (origin === 'array' || origin === 'set') return `Please choose ${limit} ${figure}.`
  return `Please enter a number of ${limit} ${figure}.`
}

function listOf(values: readonly unknown[]) {
  const quoted = values.filter((value) => value !== '').map((value) => `“${value}”`)
  return quoted.length > 1 ? `one of ${quoted.join(', ')}` : (quoted[0] ?? 'one of the options')
}

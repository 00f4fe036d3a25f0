import { expect, test } from 'vitest'
import { IMPORT_ACTIONS, IMPORT_STATES, type ImportState, isUnderWay, stateAfter, stateAfterRun } from './states.ts'

test('each state allows the actions that make sense in it, and no others', () => {
  const allowed = IMPORT_STATES.map(({ value }) => [
    value,
    ...IMPORT_ACTIONS.flatMap((action) =>
      stateAfter(value, action) ? [`${action}: ${stateAfter(value, action)}`] : [],
    ),
  ])
  expect(allowed).toEqual([
    ['uploading'],
    ['ready', 'try: trying', 'start: running'],
    ['trying'],
    ['tried', 'try: trying', 'start: running'],
    ['running', 'pause: pausing'],
    ['pausing'],
    ['paused', 'resume: running'],
    ['done', 'try: trying', 'start: running'],
    ['failed', 'try: trying', 'start: running'],
  ])
})

test.each([
  ['trying', 'whole', 'tried'],
  ['running', 'whole', 'done'],
  // The last item was stored before the pause was seen.
  ['pausing', 'whole', 'done'],
  ['pausing', 'stopped', 'paused'],
  // The worker stops: another one goes on.
  ['running', 'stopped', undefined],
  ['trying', 'stopped', undefined],
  ['running', 'undecided', 'ready'],
  ['trying', 'failed', 'failed'],
] as const)('a run that was %s and ended %s is %s', (state, end, after) => {
  expect(stateAfterRun(state, end)).toBe(after)
})

test('the worker is busy with three states', () => {
  const busy = IMPORT_STATES.map(({ value }) => value).filter((state: ImportState) => isUnderWay(state))
  expect(busy).toEqual(['trying', 'running', 'pausing'])
})

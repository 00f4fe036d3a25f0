/** Where an import is. Only the worker ends `trying`, `running`, and `pausing`. */
export const IMPORT_STATES = [
  { value: 'uploading', label: 'Uploading' },
  { value: 'ready', label: 'Ready' },
  { value: 'trying', label: 'Trying' },
  { value: 'tried', label: 'Tried' },
  { value: 'running', label: 'Moving in' },
  { value: 'pausing', label: 'Pausing' },
  { value: 'paused', label: 'Paused' },
  { value: 'done', label: 'Done' },
  { value: 'failed', label: 'Failed' },
] as const
export type ImportState = (typeof IMPORT_STATES)[number]['value']

/** What an administrator can do with an import: store nothing, move in from the start, stop, and go on. */
export const IMPORT_ACTIONS = ['try', 'start', 'pause', 'resume'] as const
export type ImportAction = (typeof IMPORT_ACTIONS)[number]

type Step = { from: readonly ImportState[]; to: ImportState }

const RESTING: readonly ImportState[] = ['ready', 'tried', 'done', 'failed']
const steps: Record<ImportAction, Step> = {
  try: { from: RESTING, to: 'trying' },
  start: { from: RESTING, to: 'running' },
  pause: { from: ['running'], to: 'pausing' },
  resume: { from: ['paused'], to: 'running' },
}

/** Returns the state after an action; undefined if it makes no sense now. */
export const stateAfter = (state: ImportState, action: ImportAction): ImportState | undefined =>
  steps[action].from.includes(state) ? steps[action].to : undefined

/** Returns whether the worker has something to do. */
export const isUnderWay = (state: ImportState) => ['trying', 'running', 'pausing'].includes(state)

/** How a run of the worker ended: to the last item, stopped before it, without a decision about comments, or failed. */
export type RunEnd = 'whole' | 'stopped' | 'undecided' | 'failed'

/**
 * Returns the state after a run of the worker.
 * @returns undefined if the run has to go on in another process
 */
export function stateAfterRun(state: ImportState, end: RunEnd): ImportState | undefined {
  if (end === 'failed') return 'failed'
  if (end === 'undecided') return 'ready'
  if (end === 'whole') return state === 'trying' ? 'tried' : 'done'
  return state === 'pausing' ? 'paused' : undefined
}

import type { Call } from '#site/calls/call.ts'
import { runCall } from '#site/tool-calls/run-call.ts'

export const call: Call = {
  method: 'GET',
  summary:
    'Continues the events of a run that takes longer than a second, for ten minutes after its end. DELETE stops it.',
  answers: 'Server-sent events: run, progress, partial, and done, each with JSON.',
}

export const { GET, DELETE, POST, ALL } = runCall

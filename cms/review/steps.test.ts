import { expect, test } from 'vitest'
import { possibleSteps, type ReviewActor, type ReviewState } from './steps.ts'

const nobody = { isWriter: false, isPublisher: false, isAuthor: false }
const actors: Record<string, ReviewActor> = {
  reader: nobody,
  contributor: { ...nobody, isWriter: true },
  'contributor who sent it': { ...nobody, isWriter: true, isAuthor: true },
  editor: { ...nobody, isWriter: true, isPublisher: true },
  'editor who sent it': { isWriter: true, isPublisher: true, isAuthor: true },
}

test.each<[string, Record<ReviewState, string>]>([
  ['reader', { none: '', review: '', changes: '', approved: '' }],
  ['contributor', { none: 'send', review: 'send', changes: 'send', approved: 'send' }],
  [
    'contributor who sent it',
    { none: 'send', review: 'send withdraw', changes: 'send withdraw', approved: 'send withdraw' },
  ],
  [
    'editor',
    {
      none: 'send',
      review: 'send withdraw request-changes approve publish',
      changes: 'send withdraw approve publish',
      approved: 'send withdraw request-changes publish',
    },
  ],
  [
    'editor who sent it',
    { none: 'send', review: 'send withdraw', changes: 'send withdraw', approved: 'send withdraw' },
  ],
])('F1 a %s can take these steps of a review, and no others', (who, steps) => {
  const actor = actors[who] ?? nobody
  for (const [state, expected] of Object.entries(steps) as [ReviewState, string][])
    expect([state, possibleSteps(state, actor).join(' ')]).toEqual([state, expected])
})

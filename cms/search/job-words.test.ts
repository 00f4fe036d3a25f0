import { expect, test } from 'vitest'
import { isAboutJobs, rolesIn } from './job-words.ts'

test.each(['jobs', 'seo career', 'work for you', 'is anyone hiring'])('R-132 “%s” has a word about jobs', (query) => {
  expect(isAboutJobs(query.split(' '))).toBe(true)
})

test.each(['slow shop', 'run my google ads', 'dentist'])('R-132 “%s” has no word about jobs', (query) => {
  expect(isAboutJobs(query.split(' '))).toBe(false)
})

test('R-132 words that may name a role are found by how they end', () => {
  expect(rolesIn('front end developers ux designer data analyst ppc specialist'.split(' '))).toEqual([
    'developers',
    'designer',
    'analyst',
    'specialist',
  ])
})

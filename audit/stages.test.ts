import { expect, test } from 'vitest'
import { pagesText, stageText, timeLeftText } from './stages.ts'

test.each([
  [null, ''],
  [0, 'a few seconds left'],
  [5, 'a few seconds left'],
  [6, 'about 10 seconds left'],
  [60, 'about 1 minute left'],
  [83, 'about 1 minute 25 seconds left'],
  [290, 'about 4 minutes 50 seconds left'],
  [301, 'about 6 minutes left'],
])('%s seconds left are told as “%s”', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text)
})

test('the stage says what happens, and how many audits are before this one', () => {
  expect(stageText({ stage: 'pages', place: null })).toBe('Reading the pages.')
  expect(stageText({ stage: 'waiting', place: 0 })).toBe('This audit is next.')
  expect(stageText({ stage: 'waiting', place: 1 })).toBe('Waiting in line: 1 audit is ahead of this one.')
})

test('pages are counted with their limit where it is known', () => {
  expect(pagesText({ pages: 1, ofPages: null })).toBe('1 page')
  expect(pagesText({ pages: 1_200, ofPages: 5_000 })).toBe('1,200 of 5,000 pages')
})

import { expect, test } from 'vitest'
import { FETCH_HEADER, isOwnFetch } from './own-fetch.ts'

test('A6 this site’s own request is recognized, another site’s is not', () => {
  const site = 'https://agency.example'
  expect(isOwnFetch({ [FETCH_HEADER]: 'agency.example' }, site)).toBe(true)
  expect(isOwnFetch({ [FETCH_HEADER]: ['other.example', 'agency.example'] }, site)).toBe(true)
  expect(isOwnFetch({ [FETCH_HEADER]: 'other.example' }, site)).toBe(false)
  expect(isOwnFetch({}, site)).toBe(false)
})

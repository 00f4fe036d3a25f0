import { expect, test } from 'vitest'
import { askedHere } from './asked-here.ts'

test.each([
  ['https://old.example/2019/05/terns/?p=1#eggs', 'http://localhost:3000/2019/05/terns/?p=1'],
  ['https://old.example//greek/x/', 'http://localhost:3000//greek/x/'],
  ['/about/', 'http://localhost:3000/about/'],
])('an old URL is asked of this site only: %s', (url, asked) => {
  expect(askedHere(url, 'http://localhost:3000').href).toBe(asked)
})

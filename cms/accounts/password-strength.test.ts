// @module-tag slow
import { expect, test } from 'vitest'
import { passwordProblem } from './password-strength.ts'

const own = ['Ines Calder', 'ines.calder@agency.example']

test.each([
  ['elevenchars', /at least 12 characters/],
  ['x'.repeat(201), /at most 200 characters/],
  ['aaaaaaaaaaaa', /easy to guess/],
  ['ab'.repeat(100), /easy to guess/],
  ['password1234', /easy to guess/],
  ['qwertyuiopas', /easy to guess/],
  ['administrator1', /easy to guess/],
  ['InesCalder2026', /Apart from your name/],
  ['Prairie-Signal-2026', /Apart from your name/],
])('F2 the password “%s” is refused', async (password, why) => {
  expect(await passwordProblem(password, own)).toMatch(why)
})

test.each(['seven green lamps in the barn', 'k7Vq-92xT-mmPz', 'тихо падал прошлогодний снег'])(
  'F2 the password “%s” is accepted',
  async (password) => {
    expect(await passwordProblem(password, own)).toBeUndefined()
  },
)

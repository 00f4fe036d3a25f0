import { expect, test } from 'vitest'
import { canonicalValue } from './canonical-value.ts'

test.each([
  ['width', 'calc(10px - 20px)', '-10px'],
  ['padding', 'calc(1px - 3px) 2px', '-2px 2px'],
  ['z-index', 'calc(1.5)', '1.5'],
  ['flex-grow', 'calc(1 - 2)', '-1'],
  ['width', 'calc(0)', '0'],
  ['background-position', 'min(10%, 20%)', '10%'],
  ['width', 'calc(100% + 0px)', '100%'],
])('in %s, %s is not the invalid or different %s', (property, value, other) => {
  expect(canonicalValue(property, value)).not.toBe(canonicalValue(property, other))
})

test.each([
  ['width', 'calc(calc(100% - 20px) + 10px)', 'calc(100% - 10px)'],
  ['width', 'calc(calc(10px + 20px) + calc(30px + 40px))', '100px'],
  ['width', 'calc(50px - 50px)', '0'],
  ['width', 'calc(1in + 0px)', '96px'],
  ['width', 'min(10px, 20px)', '10px'],
  ['width', 'clamp(10px, 30px, 20px)', '20px'],
  ['margin', 'calc(1px - 3px)', '-2px'],
  ['z-index', 'calc(2 - 3)', '-1'],
])('in %s, %s is %s', (property, value, other) => {
  expect(canonicalValue(property, value)).toBe(canonicalValue(property, other))
})

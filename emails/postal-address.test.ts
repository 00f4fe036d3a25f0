import { expect, test } from 'vitest'
import { postalAddressOf } from './postal-address.ts'

const fargo = {
  street: '12 Main Street',
  city: 'Fargo office',
  locality: 'Fargo',
  region: 'ND',
  postalCode: '58102',
  country: 'United States',
}

test.each([
  [[fargo], '12 Main Street, Fargo, ND 58102, United States'],
  [[{ city: 'Pune' }, fargo], '12 Main Street, Fargo, ND 58102, United States'],
  [[{ street: '4 Park Road', city: 'Pune', country: 'India' }], '4 Park Road, Pune, India'],
  [[{ street: ' ', city: 'Pune' }], undefined],
  [null, undefined],
])('§1 the postal address of %j is %s', (offices, line) => {
  expect(postalAddressOf(offices)).toBe(line)
})

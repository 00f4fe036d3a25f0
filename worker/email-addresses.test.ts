import { expect, test } from 'vitest'
import { recipientsOf } from './email-addresses.ts'

test.each([
  ['ann@client.example', 'notice', ['ann@client.example']],
  ["o'neil+leads@client.example", 'notice', ["o'neil+leads@client.example"]],
  ['ann@client.example, eve@client.example', 'account', ['ann@client.example', 'eve@client.example']],
  ['ann@client.example, eve@client.example', 'notice', undefined],
  ['ann@client.example;eve@client.example', 'account', undefined],
  ['Ann <ann@client.example>', 'notice', undefined],
  ['ann@client.example\r\nBcc: eve@client.example', 'account', undefined],
  ['ann@client.example eve@client.example', 'notice', undefined],
  ['friends:ann@client.example;', 'notice', undefined],
  ['ann', 'notice', undefined],
  ['', 'account', undefined],
])('D3 %j of kind %s goes to %j', (to, kind, expected) => {
  expect(recipientsOf({ to, kind })).toEqual(expected)
})

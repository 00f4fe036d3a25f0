import { afterEach, expect, test } from 'vitest'
import { environment } from '#platform/environment/environment.ts'
import { issueToken, readToken } from './form-token.ts'

const { payloadSecret, previousSecret } = environment

afterEach(() => Object.assign(environment, { payloadSecret, previousSecret }))

test('a form that was opened before the secret was replaced can be sent until the previous one is removed', () => {
  const token = issueToken()
  Object.assign(environment, {
    payloadSecret: 'the secret that replaced it, long enough',
    previousSecret: payloadSecret,
  })
  const fresh = issueToken()
  expect([token, fresh].map((one) => readToken(one)?.id)).toEqual([token, fresh].map((one) => one.split('.')[0]))
  environment.previousSecret = undefined
  expect(readToken(token)).toBeUndefined()
  expect(readToken(fresh)?.id).toBe(fresh.split('.')[0])
})

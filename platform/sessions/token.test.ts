import { createHash } from 'node:crypto'
import { jwtSign } from 'payload'
import { expect, test } from 'vitest'
import { hasSession } from './token.ts'

const SECRET = 'a secret of these tests, long enough'
const SECRETS = { payloadSecret: SECRET }
const key = createHash('sha256').update(SECRET).digest('hex').slice(0, 32)
const sign = async (seconds: number, secret = key) =>
  (await jwtSign({ fieldsToSign: { id: 1, collection: 'users' }, secret, tokenExpiration: seconds })).token

test('F1 a token signed by the CMS is valid in the cookie or the header', async () => {
  const token = await sign(60)
  for (const headers of [
    { cookie: `prairie-token=${token}` },
    { cookie: `theme=dark; prairie-token=${token}; a=b` },
    { cookie: `prairie-token=fake; prairie-token=${token}` },
    { authorization: `JWT ${token}` },
    { authorization: `Bearer ${token}` },
  ])
    expect(hasSession(headers, SECRETS)).toBe(true)
})

test('F1 a forged, changed, expired, or differently signed token is invalid', async () => {
  const token = await sign(60)
  const [header, , signature] = token.split('.')
  const claims = Buffer.from('{"id":1,"exp":99999999999}').toString('base64url')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  for (const fake of [
    'x',
    'x.y.z',
    `${none}.${claims}.`,
    `${header}.${claims}.${signature}`,
    `${token}.more`,
    await sign(60, 'another secret of the same length'),
    await sign(-1),
  ])
    for (const headers of [{ cookie: `prairie-token=${fake}` }, { authorization: `JWT ${fake}` }])
      expect({ fake, isSession: hasSession(headers, SECRETS) }).toEqual({ fake, isSession: false })
  expect(hasSession({ cookie: `xprairie-token=${token}` }, SECRETS)).toBe(false)
  expect(hasSession({ authorization: `Basic ${token}` }, SECRETS)).toBe(false)
})

test('a session signed with the previous secret stays valid until that is removed', async () => {
  const headers = { cookie: `prairie-token=${await sign(60)}` }
  const payloadSecret = 'the secret that replaced it, long enough'
  expect(hasSession(headers, { payloadSecret, previousSecret: SECRET })).toBe(true)
  expect(hasSession(headers, { payloadSecret })).toBe(false)
})

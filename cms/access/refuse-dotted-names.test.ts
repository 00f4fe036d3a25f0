import { expect, test } from 'vitest'
import { refuseDottedNames } from './refuse-dotted-names.ts'

const hook = refuseDottedNames as unknown as (operation: object) => unknown

test.each([{ 'roles.0': 'admin' }, { name: 'Ada', 'embeds.tags.0.url': 'https://a.example' }, { 'email.': '' }])(
  'F4 %j is refused, because rules look at names',
  (data) => {
    expect(() => hook({ args: { data } })).toThrow('is no field')
    expect(hook({ args: { data }, overrideAccess: true })).toEqual({ data })
  },
)

test.each([{}, { data: undefined }, { data: { roles: ['admin'], seo: { title: 'a.b' } } }])(
  'F4 %j is left to the rules',
  (args) => expect(hook({ args })).toBe(args),
)

import type { TypedUser } from 'payload'
import { expect, test } from 'vitest'
import { mayPublish } from './may-publish.ts'
import { nobody } from './nobody.ts'
import { own, type Permission } from './permission.ts'
import { permissions } from './permissions.ts'
import { isReaderOf } from './readers.ts'
import { type Role, roles } from './roles.ts'
import { publishesRow, readsRow, rowAccess } from './row-access.ts'
import { shownTo } from './shown-to.ts'

type Asking = Parameters<ReturnType<typeof rowAccess>['read']>[0]

/**
 * Who may create, read, update, move to the trash, delete for good, and read earlier versions: a capital letter for all
 * rows, a small one for some.
 * `site` is the product's own reading for its pages; `visitor` calls the HTTP API. Stated a second time here, so that a
 * grant is never widened or lost by one edit.
 */
const EXPECTED = `
                          site      visitor   editor    contributor  moderator hr        sales     admin
posts                     r         -         CRUTV     Cruv         r         r         r         CRUTdV
case-studies              r         -         CRUTV     Cruv         r         r         r         CRUTdV
services                  r         -         CRUTV     r            r         r         r         CRUTdV
tools                     r         -         RUV       r            r         r         r         RUV
pages                     r         -         CRUTV     r            r         r         r         CRUTdV
authors                   R         -         CRUTV     R            R         R         R         CRUTdV
categories                R         -         CRUTV     R            R         R         R         CRUTdV
projects                  r         -         CRUTV     r            r         r         r         CRUTdV
pricing-plans             r         -         CRUTV     r            r         r         r         CRUTdV
faqs                      r         -         CRUTV     r            r         r         r         CRUTdV
client-testimonials       r         -         CRUTV     r            r         r         r         CRUTdV
employee-testimonials     r         -         CRUTV     r            r         r         r         CRUTdV
team                      R         -         CRUTV     R            R         R         R         CRUTdV
milestones                R         -         CRUTV     R            R         R         R         CRUTdV
redirects                 R         -         CRUDV     R            R         R         R         CRUDV
search-synonyms           R         -         CRUDV     R            R         R         R         CRUDV
media                     R         -         CRUTV     CRu          R         R         R         CRUTdV
payload-folders           -         -         CRUDV     -            -         -         -         CRUDV
vacancies                 r         -         r         r            r         CRUTV     r         CRUTdV
applications              -         -         -         -            -         RUDV      -         RUDV
resumes                   -         -         -         -            -         RDV       -         RDV
contact-requests          -         -         -         -            -         -         RUDV      RUDV
quotes                    -         -         -         -            -         -         RUDV      RUDV
bookings                  -         -         -         -            -         -         RUDV      RUDV
audits                    -         -         -         -            -         -         RUDV      RUDV
audit-watches             -         -         -         -            -         -         RDV       RDV
booking-hosts             -         -         -         -            -         -         CRUDV     CRUDV
reviews                   r         -         r         r            RUDV      r         r         RUDV
subscribers               -         -         -         -            -         -         RUDV      RUDV
suppressions              -         -         -         -            -         -         RV        RDV
issues                    -         -         CRudV     -            -         -         CRudV     CRudV
outbox                    -         -         -         -            ru        ru        ru        RUDV
webhook-deliveries        -         -         -         -            -         -         RUV       RUDV
users                     -         -         ru        ru           ru        ru        ru        CRUDV
api-keys                  -         -         Crud      -            -         Crud      -         CRUDV
webhooks                  -         -         -         -            -         -         -         CRUDV
webhook-messages          -         -         -         -            -         -         -         RUDV
invitations               -         -         -         -            -         -         -         CRuDV
replies                   -         -         r         r            r         r         r         r
comments                  -         -         r         r            r         r         r         r
changes                   -         -         r         r            r         r         r         r
review-requests           -         -         r         r            r         r         r         r
imports                   -         -         -         -            -         -         -         RDV
audit-log                 -         -         -         -            -         -         -         RV
visitor-addresses         -         -         -         -            -         -         -         RDV
web-vitals                -         -         -         -            -         -         -         RV
search-misses             -         -         RDV       -            -         -         -         RDV
post-views                -         -         RV        -            -         -         -         RV
page-counts               -         -         RV        -            -         -         RV        RV
home                      R         -         RUV       R            R         R         R         RUV
creative                  R         -         RUV       R            R         R         R         RUV
navigation                R         -         RUV       R            R         R         R         RUV
offices                   R         -         RUV       R            R         R         R         RUV
claims                    R         -         RUV       R            R         R         R         RUV
brand                     R         -         RUV       R            R         R         R         RUV
booking-settings          R         -         R         R            R         R         RUV       RUV
mail-settings             -         -         -         -            -         -         RUV       RUV
privacy                   -         -         -         -            -         -         -         RUV
payload-preferences       -         -         rd        rd           rd        rd        rd        rd
payload-locked-documents  -         -         RUdV      RUdV         RUdV      RUdV      RUdV      RUdV
payload-jobs              -         -         -         -            -         -         -         -
payload-kv                -         -         -         -            -         -         -         -
payload-migrations        -         -         -         -            -         -         -         -
`

const [head = '', ...lines] = EXPECTED.trim().split('\n')
const actors = words(head)
const expected = new Map(lines.map(words).map(([slug, ...cells]) => [slug, cells]))

test('F1 the table has the same collections and globals as this one', () => {
  expect([...expected.keys()].sort()).toEqual(Object.keys(permissions).sort())
})

test.each(Object.keys(permissions))('F1 every role can do with %s what its work needs, and nothing else', (slug) => {
  const permission = permissions[slug] as Permission
  expect(actors.map((actor) => `${actor} ${mayDo(permission, actor)}`)).toEqual(
    actors.map((actor, index) => `${actor} ${expected.get(slug)?.[index]}`),
  )
})

/** Returns what an actor may do, in the letters of the table above. */
function mayDo(permission: Permission, actor: string) {
  const isRole = (roles as readonly string[]).includes(actor)
  const req = { payloadAPI: actor === 'site' ? 'local' : 'REST', user: isRole ? account(actor as Role) : null }
  const access = rowAccess(permission)
  const rights = [
    ['C', access.create],
    ['R', access.read],
    ['U', access.update],
    ['T', ({ req }: Asking) => access.delete({ req, data: { deletedAt: 'now' } } as unknown as Asking)],
    ['D', access.delete],
    ['V', access.readVersions],
  ] as const
  const letters = rights.map(([letter, may]) => {
    const rows = may({ req } as unknown as Asking)
    return rows === true ? letter : rows ? letter.toLowerCase() : ''
  })
  return letters.join('') || '-'
}

test('F1 a role’s partial access covers its own rows or rows in the right state', () => {
  const rowsOf = (slug: string, right: 'read' | 'update' | 'delete', role?: Role) =>
    rowAccess(permissions[slug] as Permission)[right]({
      req: { payloadAPI: role ? 'REST' : 'local', user: role ? account(role) : null },
    } as unknown as Asking)
  const itself = { or: [{ id: { equals: 7 } }] }
  expect(rowsOf('users', 'read', 'editor')).toEqual(itself)
  expect(rowsOf('users', 'update', 'editor')).toEqual(itself)
  expect(rowsOf('issues', 'update', 'sales')).toEqual({ or: [{ status: { equals: 'draft' } }] })
  expect(rowsOf('issues', 'delete', 'sales')).toEqual({ or: [{ status: { not_equals: 'sending' } }] })
  expect(rowsOf('posts', 'delete', 'admin')).toEqual({ or: [{ deletedAt: { exists: true } }] })
  const preferences = { or: [{ 'user.value': { equals: 7 } }] }
  expect(rowsOf('payload-preferences', 'delete', 'admin')).toEqual(preferences)
  expect(rowsOf('payload-locked-documents', 'delete', 'hr')).toEqual(preferences)
  const begun = { or: [{ createdBy: { equals: 7 } }] }
  for (const slug of ['posts', 'case-studies', 'media']) expect(rowsOf(slug, 'update', 'contributor')).toEqual(begun)
  expect(rowsOf('posts', 'read', 'contributor')).toEqual({
    or: [{ createdBy: { equals: 7 } }, { _status: { equals: 'published' } }],
  })
  expect(rowsOf('outbox', 'update', 'moderator')).toEqual({
    or: [{ kind: { in: ['review-notice', 'review-published'] } }],
  })
})

test('F1 anyone with the URL can read a file of the library; only HR can read résumés', () => {
  const readsFile = (slug: string, role?: Role) =>
    rowAccess(permissions[slug] as Permission).read({
      isReadingStaticFile: true,
      req: { payloadAPI: 'REST', user: role ? account(role) : null },
    } as unknown as Asking)
  expect(readsFile('media')).toBe(true)
  expect(readsFile('resumes')).toBe(false)
  expect(readsFile('resumes', 'sales')).toBe(false)
  expect(readsFile('resumes', 'hr')).toBe(true)
})

test('F1 a status can change only in the steps that a person decides', () => {
  const rule = (slug: string) => permissions[slug]?.changes?.status
  const step = (slug: string, from: string, to: string) => rule(slug)?.({ from, to, user: account('sales') })
  for (const slug of ['outbox', 'webhook-deliveries']) {
    expect(step(slug, 'failed', 'waiting')).toBe(true)
    for (const [from, to] of [
      ['waiting', 'sent'],
      ['sent', 'waiting'],
      ['failed', 'sent'],
      ['odd', 'waiting'],
    ] as const)
      expect(step(slug, from, to)).toMatch(/^You can only .+ from “Failed” to “Waiting”\.$/)
  }
  for (const from of ['pending', 'confirmed', 'bounced']) expect(step('subscribers', from, 'unsubscribed')).toBe(true)
  for (const [from, to] of [
    ['pending', 'confirmed'],
    ['unsubscribed', 'confirmed'],
    ['unsubscribed', 'pending'],
  ] as const)
    expect(step('subscribers', from, to)).toMatch(/^You can only set a subscription to “Unsubscribed”/)
})

test('F4 who may publish some documents of a collection may not publish the others', () => {
  const permission: Permission = {
    read: { staff: true },
    write: {
      editor: { fields: 'title _status', rows: own('createdBy') },
      contributor: { fields: 'title _status', rows: own('createdBy'), onlyDrafts: true },
      hr: { fields: '_status' },
    },
  }
  const publishes = (role: Role, createdBy: number) => publishesRow(account(role), permission, { createdBy })
  expect([publishes('editor', 7), publishes('editor', 8)]).toEqual([true, false])
  expect([publishes('contributor', 7), publishes('sales', 7)]).toEqual([false, false])
  expect([publishes('hr', 8), publishes('admin', 8)]).toEqual([true, true])
  expect(publishesRow(null, permission, { createdBy: 7 })).toBe(false)
})

test('F4 a name that every object has is no collection', () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    expect(permissions[name]).toBeUndefined()
    expect(isReaderOf(account('admin'), name)).toBe(false)
  }
})

test('F1 contributors write articles and never publish them', () => {
  const publishers = (slug: string) =>
    roles.filter((role) => mayPublish(account(role), permissions[slug] as Permission))
  for (const slug of ['posts', 'case-studies', 'pages']) expect(publishers(slug)).toEqual(['admin', 'editor'])
  expect(publishers('vacancies')).toEqual(['admin', 'hr'])
  expect(publishers('media')).toEqual([])
  const { update, readVersions } = rowAccess(permissions.posts as Permission)
  const asked = (role: Role, _status: string) =>
    ({ data: { _status }, req: { user: account(role) } }) as unknown as Asking
  expect(update(asked('contributor', 'published'))).toBe(false)
  expect(update(asked('contributor', 'draft'))).toEqual({ or: [{ createdBy: { equals: 7 } }] })
  expect(update(asked('editor', 'published'))).toBe(true)
  expect(readVersions(asked('contributor', ''))).toEqual({ or: [{ 'version.createdBy': { equals: 7 } }] })
})

test('F1 an account reads a document with its drafts if it reads all of them, or began this one', () => {
  const reads = (role: Role, row: object) => readsRow(account(role), permissions.posts as Permission, { ...row })
  expect(reads('contributor', { createdBy: 7 })).toBe(true)
  expect(reads('contributor', { createdBy: { id: 7 } })).toBe(true)
  for (const row of [{ createdBy: 8, _status: 'published' }, { createdBy: null }, {}])
    expect([reads('contributor', row), reads('hr', row), reads('editor', row)]).toEqual([false, false, true])
})

test('F1 only the account itself can take over its locked document', () => {
  const rule = permissions['payload-locked-documents']?.changes?.user
  const takeOver = (to: unknown) => rule?.({ from: { relationTo: 'users', value: 3 }, to, user: account('hr') })
  expect(takeOver({ relationTo: 'users', value: 7 })).toBe(true)
  for (const to of [{ relationTo: 'users', value: 8 }, {}, null, 7])
    expect(takeOver(to)).toBe('You can only take over a document yourself.')
})

test('F1 visitors get no access to an account’s own rows', () => {
  const { read } = rowAccess({ read: { visitors: own('id') }, write: {} })
  const rows = (user: TypedUser | null) => read({ req: { payloadAPI: 'local', user } } as unknown as Asking)
  expect(rows(null)).toBe(false)
  expect(rows(account('hr'))).toEqual({ or: [{ id: { equals: 7 } }] })
})

test('F1 a visitor has no role, and the menu shows each role only its collections', () => {
  expect(nobody()).toBe(false)
  const isHidden = (role: Role) => shownTo('sales', 'hr')({ user: account(role) })
  expect(roles.filter(isHidden)).toEqual(['editor', 'contributor', 'moderator'])
  expect(shownTo('sales')({ user: null })).toBe(true)
})

test('F1 nobody can read the text of an account email, which has a secret link', () => {
  const readers = permissions.outbox?.readFields?.text as (row: Record<string, unknown>) => boolean
  expect(readers({ kind: 'lead-notice' })).toBe(true)
  expect(readers({ kind: 'account' })).toBe(false)
})

test('§3 only roles that edit a page can read its focus keyphrase', () => {
  const withSeo = Object.values(permissions).flatMap(({ write, readFields }) => {
    const writers = Object.entries(write).flatMap(([role, { fields = '' }]) =>
      words(fields).includes('seo') ? role : [],
    )
    return writers.length > 0 ? [{ writers, readers: readFields?.['seo.keyphrase'] }] : []
  })
  expect(withSeo.length).toBeGreaterThan(8)
  expect(withSeo.map(({ readers }) => readers)).toEqual(withSeo.map(({ writers }) => writers))
})

function account(role: Role) {
  return { id: 7, collection: 'users', roles: [role] } as unknown as TypedUser
}

function words(line: string) {
  return line.trim().split(/\s+/)
}

import { expect, test } from 'vitest'
import { cms, headersOf, makeAccount } from '../support/account.ts'
import { minimalPost, signIn } from '../support/editor.ts'

test('F1 only an administrator deletes for good, and only what is in the trash', async () => {
  const administrator = await signIn()
  const account = await makeAccount('Trash editor', ['editor'])
  const editor = await headersOf(account)
  const { id } = await administrator.create('posts', minimalPost('trash-rules'))
  const remove = async (query: string, headers: Record<string, string>) => {
    const response = await cms('DELETE', `/posts${query}`, undefined, headers)
    const { errors } = (await response.json()) as { errors?: { message: string }[] }
    return [response.status, errors?.[0]?.message]
  }
  const ways = [
    `/${id}?depth=0`,
    `/${id}?trash=true`,
    `?where[id][equals]=${id}`,
    `?trash=true&where[id][equals]=${id}`,
  ]
  const onlyAdministrators = [
    403,
    'Only an administrator can delete this permanently. Move it to the trash instead. Nothing was deleted.',
  ]
  const onlyTrash = [
    400,
    'Only what is in the trash can be deleted permanently. Move it there first. Nothing was deleted.',
  ]
  for (const way of ways) expect(await remove(way, editor)).toEqual(onlyAdministrators)
  expect(await remove(`/${id}?depth=0`, administrator.headers)).toEqual(onlyTrash)
  expect((await remove(`/${id}?trash=true`, administrator.headers))[0]).toBe(403)
  // Moving it to the trash is everyday work.
  const deletedAt = new Date().toISOString()
  expect((await cms('PATCH', `/posts/${id}?depth=0`, { deletedAt }, editor)).status).toBe(200)
  for (const way of ways) expect(await remove(way, editor)).toEqual(onlyAdministrators)
  expect(await remove(`/${id}?depth=0`, administrator.headers)).toEqual(onlyTrash)
  expect(await remove(`/${id}?trash=true`, administrator.headers)).toEqual([200, undefined])
  await account.remove()
})

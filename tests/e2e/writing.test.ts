// @module-tag extended
// How typing feels; int/safe-saves.test.ts proves that no text gets lost.
import { expect, onTestFinished, test } from 'vitest'
import { openBackOffice } from '../support/back-office.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { block, paragraph, richText } from '../support/every-block.ts'
import { page as read } from '../support/page.ts'
import { waitFor } from '../support/wait-for.ts'

async function openText(slug: string, ...nodes: Parameters<typeof richText>) {
  const editor = await signIn()
  const post = await editor.create('posts', minimalPost(slug, { body: richText(...nodes) }))
  const page = await openBackOffice(`/admin/collections/posts/${post.id}`)
  onTestFinished(async () => {
    await page.close()
    await editor.remove('posts', post.id)
  })
  return { editor, page, post, text: page.getByRole('textbox', { name: 'Text', exact: true }).first() }
}

test('finding and replacing covers the text and its blocks, and one undo restores both', async () => {
  const { page, text } = await openText(
    'find-and-replace',
    paragraph('Wool is warm, and wool is light.'),
    block('callout', { kind: 'note', title: 'Wool', text: richText(paragraph('Woolen is no wool.')) }),
    paragraph('The end.'),
  )
  await text.getByText('Wool is warm').click()
  expect(await page.locator('.text-length').innerText()).toMatch(/^14 words\s+1 min read$/)
  await page.keyboard.press('Control+f')
  const bar = page.getByRole('search', { name: 'Find and replace in Text' })
  const find = bar.getByLabel('Find', { exact: true })
  await find.fill('wool')
  await bar.getByText('1 of 5').waitFor()
  await find.press('Shift+Enter')
  await bar.getByText('5 of 5').waitFor()
  await bar.getByLabel('Whole words').check()
  await bar.getByText('of 4').waitFor()
  await bar.getByLabel('Replace with').fill('Felt')
  await bar.getByRole('button', { name: 'Replace all' }).click()
  await bar.getByText('4 replaced').waitFor()
  await text.getByText('Felt is warm, and Felt is light.').waitFor()
  const callout = page.frameLocator('.article-block iframe')
  await callout.getByText('Woolen is no Felt.').waitFor()
  await find.press('Escape')
  await page.keyboard.press('Control+z')
  await text.getByText('Wool is warm, and wool is light.').waitFor()
  await callout.getByText('Woolen is no wool.').waitFor()
  expect(await bar.count()).toBe(0)
})

test('a command with a space opens its block, and /footnote a note that readers get', async () => {
  const { editor, page, post, text } = await openText('commands', paragraph('One run says little'))
  await text.getByText('One run').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' /footnote')
  await page.getByRole('option', { name: 'Footnote' }).waitFor()
  await page.keyboard.press('Enter')
  const note = page.locator('dialog').getByRole('textbox', { name: 'Note' })
  await note.click()
  await page.keyboard.type('Five say more.')
  await note.getByText('Five say more.').waitFor()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await text.getByText('Five say more.').waitFor()

  await text.getByText('One run').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/call to')
  await page.getByRole('option', { name: 'Call to action' }).waitFor()
  await page.keyboard.press('Enter')
  await text.getByLabel('Button link').waitFor()
  await page.keyboard.press('Control+z')

  const [draft] = await waitFor(async () => {
    const docs = await editor.find('posts', `where[id][equals]=${post.id}&draft=true&depth=0`)
    return JSON.stringify(docs).includes('Five say more.') && docs
  })
  await editor.update('posts', post.id, { body: draft?.body, _status: 'published' })
  const { document } = await read('/blog/commands')
  expect(document.querySelector('[role="doc-noteref"]')?.getAttribute('href')).toMatch(/^#note-/)
  expect(document.querySelector('[role="doc-endnotes"] li')?.textContent).toContain('Five say more.')
})

import { expect, onTestFinished, test } from 'vitest'
import { minimalPost, signIn } from '../support/editor.ts'
import { block, link, paragraph, richText } from '../support/every-block.ts'
import { kindsOfLinks } from '../support/kinds-of-links.ts'
import { page } from '../support/page.ts'

const SAVES = 10

test('forty kinds of links are stored as typed, however often the text is saved', async () => {
  const editor = await signIn()
  const links = kindsOfLinks.map((url) => paragraph(link(url, url)))
  const body = richText(...links, block('callout', { kind: 'note', text: richText(...links) }))
  const post = await editor.create('posts', minimalPost('forty-kinds-of-links', { body }))
  onTestFinished(async () => void (await editor.remove('posts', post.id)))
  let stored: unknown = post.body
  for (let save = 0; save < SAVES; save++)
    stored = (await editor.update('posts', post.id, { body: stored, _status: 'published' })).body
  expect(urlsIn(stored)).toEqual([...kindsOfLinks, ...kindsOfLinks])
})

test('a link is shown as it is stored, and a host without a scheme gets one', async () => {
  const editor = await signIn()
  const urls = ['/tools/?q=100%25', '#part-2', 'www.shop.example/a.html', 'http://intranet/wiki/']
  const body = richText(paragraph(...urls.map((url) => link(url, url))))
  const post = await editor.create('posts', minimalPost('links-as-stored', { body }))
  onTestFinished(async () => void (await editor.remove('posts', post.id)))
  const { document } = await page('/blog/links-as-stored')
  const shown = [...document.querySelectorAll('.prose a')].map((a) => a.getAttribute('href'))
  expect(shown).toEqual(['/tools/?q=100%25', '#part-2', 'https://www.shop.example/a.html', 'http://intranet/wiki/'])
})

test('a script is no link, and the message says what to enter', async () => {
  const editor = await signIn()
  const body = richText(paragraph(link('Click', 'javascript:alert(1)')))
  await expect(editor.create('posts', minimalPost('a-script-is-no-link', { body }))).rejects.toThrow('Text')
})

function urlsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(urlsIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, fields } = node as { type?: unknown; fields?: { url?: string } }
  const own = type === 'link' && fields?.url !== undefined ? [fields.url] : []
  return [...own, ...Object.values(node).flatMap(urlsIn)]
}

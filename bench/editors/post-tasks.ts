import assert from 'node:assert/strict'
import sharp from 'sharp'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Hands } from './hands.ts'
import type { Task } from './task.ts'

const TITLE = 'Notes from a first week'
const PATH = '/blog/notes-from-a-first-week'
const MOVED_SLUG = 'first-week-notes'
const IMAGE = 'A yellow field under a wide sky'
const OUTSIDE = 'https://example.com/field-notes'
const BLUE = '#2b59c3'

/** What happens to one post: it is published with a picture and links, moved, and brought back. */
export const postTasks: Task[] = [
  { what: 'publish a post with a picture and links', run: publish },
  { what: 'move it: change its slug', run: move },
  { what: 'undo: restore the version before', run: undo },
]

async function publish(hands: Hands, { url }: { url: string }) {
  const { page, click, fill, type, press } = hands
  await click(page.getByRole('link', { name: 'Create new Posts' }))
  await fill(page.getByRole('textbox', { name: 'Title' }), TITLE)
  await fill(page.getByRole('textbox', { name: 'Excerpt' }), 'What a week in the fields taught us.')
  await addPicture(hands)
  await click(page.getByRole('textbox', { name: 'Text', exact: true }))
  await type('We kept a notebook')
  await press('Control+Shift+ArrowLeft', 2)
  await click(page.getByRole('button', { name: 'Link', exact: true }).first())
  const link = page.getByRole('dialog').filter({ hasText: 'Edit Link' })
  await fill(link.getByRole('textbox', { name: 'Enter a URL' }), OUTSIDE)
  await click(link.getByRole('button', { name: 'Save changes' }))
  await link.waitFor({ state: 'hidden' })
  await click(page.getByRole('textbox', { name: 'Text', exact: true }))
  await press('Control+End')
  await type(' and asked our team')
  await press('Control+Shift+ArrowLeft', 2)
  await click(page.getByRole('button', { name: 'Link', exact: true }).first())
  await fill(link.getByRole('textbox', { name: 'Enter a URL' }), '/contact-us/')
  await click(link.getByRole('button', { name: 'Save changes' }))
  await link.waitFor({ state: 'hidden' })
  await publishChanges(hands)

  const html = await pageWith(url + PATH, TITLE)
  for (const part of [`href="${OUTSIDE}"`, 'href="/contact-us/"', `alt="${IMAGE}"`]) assert(html.includes(part), part)
}

async function addPicture({ page, click, fill, choose }: Hands) {
  await click(page.getByRole('button', { name: 'Create New' }))
  const drawer = page.getByRole('dialog').filter({ hasText: 'Creating new Image' })
  await choose(drawer.getByRole('button', { name: 'Select a file' }), {
    name: 'field.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: BLUE } })
      .png()
      .toBuffer(),
  })
  await fill(drawer.getByRole('textbox', { name: 'Description' }), IMAGE)
  await click(drawer.getByRole('button', { name: 'Save', exact: true }))
  await drawer.waitFor({ state: 'hidden' })
}

async function move(hands: Hands, { url }: { url: string }) {
  const { page, click, fill, find } = hands
  await find(TITLE)
  await click(page.getByRole('button', { name: 'Unlock' }))
  await fill(page.getByRole('textbox', { name: 'Slug' }), MOVED_SLUG)
  await publishChanges(hands)

  await pageWith(`${url}/blog/${MOVED_SLUG}`, TITLE)
  const old = await fetch(url + PATH, { redirect: 'manual' })
  assert.equal(old.status, 301)
  assert.equal(new URL(old.headers.get('location') ?? '', url).pathname, `/blog/${MOVED_SLUG}`)
}

async function undo({ page, click, find }: Hands, { url }: { url: string }) {
  await find(TITLE)
  await click(page.getByRole('link', { name: /^History/ }))
  await click(page.getByText('Compare or restore').first())
  await click(page.getByRole('button', { name: 'Restore this version' }))
  await click(page.getByRole('dialog').getByRole('button', { name: 'Confirm' }))

  await pageWith(url + PATH, TITLE)
}

/** Publishes what is open, and waits until the page says so. */
export async function publishChanges({ page, click }: Hands) {
  await click(page.getByRole('button', { name: 'Publish changes' }))
  await page.getByText('Status: Published').waitFor()
}

async function pageWith(url: string, text: string) {
  return waitFor(async () => {
    const response = await fetch(url, { redirect: 'manual' })
    const html = await response.text()
    return response.ok && html.includes(text) && html
  })
}

import { afterAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBackOffice } from '../support/back-office.ts'
import { query } from '../support/database.ts'
import { removeMoved } from '../support/remove-moved.ts'
import { wordpressExport } from '../support/wordpress-export.ts'

const SITE = 'https://browser-import.example'

afterAll(async () => {
  await removeMoved(SITE)
  await query("delete from imports where name = 'browser-import.xml'")
})

test('an administrator uploads an export, tries it, moves it in, and reads what to look at', async () => {
  const link = `${SITE}/browser-import-tea/`
  const post = {
    id: 1,
    title: 'Browser import tea',
    slug: 'browser-import-tea',
    link,
    content: 'Hot.\n\n[poll id="4"]',
  }
  const file = {
    name: 'browser-import.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(wordpressExport(SITE, [post])),
  }
  const page = await openBackOffice('/admin/collections/imports')
  const upload = page.getByRole('region', { name: 'Upload an export' })
  await upload.getByLabel('It comes from').selectOption('WordPress')
  await upload.getByLabel('File').setInputFiles(file)
  expect(await axeViolations(page, 'all', '.import-new')).toEqual([])
  await upload.getByRole('button', { name: 'Upload' }).click()

  const panel = page.getByRole('region', { name: 'Import', exact: true })
  await panel.getByText('The file is here.').waitFor()
  await panel.getByLabel('Leave them out').first().check()
  await panel.getByRole('button', { name: 'Try it' }).press('Enter')
  await panel.getByText(/^It would be: \d added/).waitFor()
  expect(await query('select 1 from moved_items where source = $1', [SITE])).toEqual([])

  page.once('dialog', (dialog) => void dialog.accept())
  await panel.getByRole('button', { name: 'Move in' }).click()
  await panel
    .getByRole('status')
    .getByText(/^Done\./)
    .waitFor()
  const row = panel.getByRole('row', { name: /Browser import tea/ })
  expect(await row.innerText()).toContain('poll')
  expect(await row.getByRole('link').getAttribute('href')).toBe('/blog/browser-import-tea')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('link', { name: 'Download the report' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^import-\d+-report\.csv$/)
  expect(await axeViolations(page, 'all', '.import-panel')).toEqual([])
})

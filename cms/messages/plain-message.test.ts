import { en } from '@payloadcms/translations/languages/en'
import { expect, test } from 'vitest'
import { plainMessage } from './plain-message.ts'

/** Payload's own English sentences. */
const t = (key: string, values: Record<string, unknown> = {}) => {
  const [group = '', name = ''] = key.split(':')
  const groups = en.translations as unknown as Record<string, Record<string, string>>
  return (groups[group]?.[name] ?? key).replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value]))
}
const required = t('validation:required')
const atLeast = (count: number) => t('validation:requiresAtLeast', { count, label: t('general:rows') })

test.each([
  [required, { type: 'textarea', name: 'quote', label: 'Quote' }, 'Enter the quote.'],
  [required, { type: 'text', name: 'buttonHref', label: 'Button link' }, 'Enter the button link.'],
  [required, { type: 'text', name: 'url', label: 'URL' }, 'Enter the URL.'],
  [required, { type: 'text', name: 'publishDate' }, 'Enter the publish date.'],
  [required, { type: 'upload', name: 'image', label: 'Image' }, 'Choose the image.'],
  [required, { type: 'text', name: 'title', label: 'What to do' }, 'Fill in “What to do”.'],
  [required, { type: 'checkbox', name: 'agreed', label: 'I agree' }, 'Check “I agree”.'],
  [atLeast(2), { type: 'array', name: 'steps', minRows: 2, labels: { singular: 'Step' } }, 'Add at least 2 steps.'],
  [atLeast(1), { type: 'array', name: 'images', minRows: 1, labels: { singular: 'Image' } }, 'Add an image.'],
  [atLeast(1), { type: 'array', name: 'menus', label: 'Menus', minRows: 1 }, 'Add a menu.'],
  [
    t('validation:shorterThanMax', { maxLength: 120 }),
    { type: 'text', name: 'title', label: 'Title', maxLength: 120 },
    'Shorten the title to 120 characters.',
  ],
  ['Paste cells from a spreadsheet.', { type: 'textarea', name: 'table' }, 'Paste cells from a spreadsheet.'],
])('“%s” names the field and what to do: %o', (message, field, plain) => {
  expect(plainMessage(message, field, t)).toBe(plain)
})

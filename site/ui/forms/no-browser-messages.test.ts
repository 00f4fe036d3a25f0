import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '#scripts/check/project-files.ts'

const root = process.cwd()
/** Fields that visitors fill in. A form with only hidden ones is a button. */
const FIELD = /<(TextField|ToolField|input (?!type="hidden"))/

const forms = listFiles(root, ['site/features/**/*.tsx', 'site/ui/forms/*.tsx'])
  .filter((path) => !/\.test\.|styleguide/.test(path))
  .map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')] as const)
  .filter(([, source]) => /<form\b[^>]*method="post"/.test(source) && FIELD.test(source))

test('forms are found', () => expect(forms.length).toBeGreaterThan(5))

test.each(forms)('R-173 in %s, visitors read our messages, with and without JavaScript', (_, source) => {
  expect(/<form\b[^>]*/.exec(source)?.[0]).toContain('noValidate')
})

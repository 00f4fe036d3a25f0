import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportTags } from './report.ts'
import { sample, secondSample } from './sample.ts'

export const tool = defineTool({
  ...about,
  action: 'Analyze',
  guide: [
    'Finds the Google tags of a page (Tag Manager, GA4, Ads, consent mode) in the order in which they fire, and reads its title, metas, and headings; use it when visits are counted twice, not at all, or before consent.',
    'Returns every tag with its id, line, position, and when it runs; the version and order of consent mode; the meta data of the page; and findings with the code to paste.',
  ],
  input: z.object({
    url: field.pageUrl({ isOptional: true, hint: 'With pasted HTML, the URL is optional.' }),
    html: field.code({
      label: 'HTML instead',
      language: 'html',
      rows: 8,
      isOptional: true,
      advanced: true,
      hint: 'The source of a page that our server cannot reach.',
    }),
  }),
  output,
  samples: [sample, secondSample],
  libraries: [
    { name: 'acorn', does: 'Parses the scripts, so that comments and strings are not mistaken for tags' },
    { name: 'parse5', does: 'Reads the tags by the tokenizer of the HTML Standard' },
  ],
  limits: [
    'Scripts are read, not run: tags that a container or another file adds are not seen.',
    'What a consent platform sets when it loads is not in the source.',
    'A correct default is not the same as lawful consent.',
    'A function that no script of the page calls is reported as “on an event”: another file may call it.',
  ],
  needs: { page: ({ url, html }) => (html.trim() !== '' || url.trim() === '' ? undefined : { url }) },
  run: async ({ url, html }, { page }) => {
    const { readTags } = await import('#engine/web/read-tags.ts')
    const { readHead } = await import('#engine/web/read-head.ts')
    const { collectTags } = await import('./collect-tags.ts')
    const { byTime, consentOf } = await import('./consent.ts')
    const { checkTags } = await import('./check-tags.ts')
    const { checkConsent } = await import('./check-consent.ts')
    const { checkHead } = await import('./check-head.ts')
    const { readPageData } = await import('./read-page.ts')
    if (!page && html.trim() === '')
      throw new Failure('invalid', {
        message: 'Enter the URL of a page, or paste its HTML.',
        errors: { url: 'Enter a URL, such as shop.com.' },
      })
    const typed = readTypedUrl(url)
    const pageUrl = page?.url ?? ('url' in typed ? typed.url : '')
    const markup = readTags(page ? page.text : html)
    const head = readHead(markup, pageUrl)
    const collected = collectTags(markup, pageUrl)
    const consent = consentOf(collected)
    const seoData = readPageData(markup, head)
    const tags = collected.tags.toSorted(byTime).map((tag, index) => ({ order: index + 1, ...tag }))
    return {
      url: pageUrl || null,
      seoData,
      tags,
      consent,
      problems: [...checkConsent(tags, consent), ...checkTags(collected), ...checkHead(head, seoData)],
    }
  },
  report: reportTags,
})

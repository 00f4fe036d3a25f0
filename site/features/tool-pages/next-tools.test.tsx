import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { toolNamed } from '#cli/catalog.ts'
import { field } from '#engine/tool/field.ts'
import { filledValues } from './form/filled-values.ts'
import { nextLinks } from './next-tools.ts'
import { Report } from './report/report.tsx'
import { specimenEnvelope } from './report/specimen.ts'

test('a report ends with the next tools, whose forms open with the URL filled in', async () => {
  const input = { url: 'https://shop.com/?a=1&b=ä' }
  const next = await nextLinks({
    next: [
      { slug: 'utm-builder', why: 'The link has no campaign.', input },
      { slug: 'a-tool-that-is-not-built', why: 'Nothing.', input },
    ],
  })
  const html = renderToStaticMarkup(<Report envelope={specimenEnvelope} input={{}} next={next} />)
  const [, href = '', name] = /Check next.*?<a href="([^"]+)"[^>]*>([^<]+)</s.exec(html) ?? []
  expect([name, html.includes('The link has no campaign.'), html.includes('Nothing.')]).toEqual([
    'UTM builder',
    true,
    false,
  ])
  const url = new URL(href.replaceAll('&amp;', '&'), 'https://agency.example')
  expect(url.pathname).toBe('/tools/utm-builder/')
  expect(filledValues(await toolNamed('utm-builder'), url.searchParams)).toMatchObject(input)
})

test('a link contains neither secrets nor values that are too long for a URL', () => {
  const tool = {
    input: z.object({
      url: field.pageUrl(),
      key: field.line({ label: 'Key', secret: true }),
      note: field.line({ label: 'Note' }),
    }),
  }
  const filled = filledValues(
    tool,
    new URLSearchParams({ filled: '1', url: 'shop.com', key: 'a', note: 'x'.repeat(2_001) }),
  )
  expect(filled).toEqual({ url: 'shop.com' })
  expect(filledValues(tool, new URLSearchParams('url=shop.com'))).toBeUndefined()
})

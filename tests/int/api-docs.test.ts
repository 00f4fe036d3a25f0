// extended: documentation for developers.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { builtTools } from '#tools/list.ts'
import { api, page } from '../support/page.ts'
import { inject } from '../support/product.ts'

const reads = [
  '/get-team',
  '/get-vacancies',
  '/get-emp-testimonial',
  '/get-blogs',
  '/get-categories',
  '/get-posts',
  '/get-authors',
  '/get-reviews',
]

type Described = {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: never; example: unknown }> } }>
  >
}

test('the API description covers every route, with examples that match their schemas', async () => {
  const response = await api('/openapi.json')
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  const document = (await response.json()) as Described
  expect(document).toMatchObject({ openapi: '3.1.1', servers: [{ url: inject('siteUrl') }] })
  // One route serves every tool, and each tool has its own fields.
  const slugs = builtTools.map(({ slug }) => slug)
  const files = readdirSync('site/pages/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'openapi.json.ts')
    .flatMap((file) =>
      file === 'tools/[slug].ts'
        ? slugs.map((slug) => `/api/tools/${slug}`)
        : `/api/${file.replace(/(?:\/index)?\.ts$/, '').replace(/\[([^\]]+)\]/g, '{$1}')}`,
    )
  expect(Object.keys(document.paths).sort()).toEqual(files.sort())
  for (const [path, methods] of Object.entries(document.paths))
    for (const { requestBody } of Object.values(methods))
      for (const [type, { schema, example }] of Object.entries(requestBody?.content ?? {})) {
        const wrong = z.fromJSONSchema(schema).safeParse(example).error?.issues ?? []
        expect({ path, type, wrong }).toEqual({ path, type, wrong: [] })
      }
})

test('each GET call returns the fields that its description names', async () => {
  const { paths } = (await (await api('/openapi.json')).json()) as {
    paths: Record<
      string,
      { get?: { responses: { 200: { content?: Record<string, { schema: { required: string[] } }> } } } }
    >
  }
  for (const path of reads) {
    const described = paths[`/api${path}`]?.get?.responses[200].content?.['application/json']?.schema.required ?? []
    const returned = Object.keys(await (await api(path)).json()).filter((key) => key !== 'message')
    expect({ path, keys: returned.sort() }).toEqual({ path, keys: [...described].sort() })
  }
})

test('/api/docs shows every call with its fields and is noindex', { tags: 'extended' }, async () => {
  const { status, document, texts } = await page('/api/docs')
  expect(status).toBe(200)
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${inject('siteUrl')}/api/docs`)
  const { paths } = (await (await api('/openapi.json')).json()) as Described
  const headings = texts('.api-call h3')
  for (const path of Object.keys(paths)) expect(headings.some((text) => text.endsWith(` ${path}`))).toBe(true)
  const links = [...document.querySelectorAll('.call-list a')].map((link) => link.getAttribute('href')?.slice(1) ?? '')
  expect(links).toHaveLength(headings.length)
  for (const id of links) expect(document.getElementById(id)?.classList.contains('api-call')).toBe(true)
  const sendMailCall = [...document.querySelectorAll('.api-call')].find((call) =>
    call.querySelector('h3')?.textContent?.endsWith('/send-mail'),
  )
  expect([...(sendMailCall?.querySelectorAll('caption') ?? [])].map((caption) => caption.textContent)).toEqual([
    'form is audit',
    'form is portfolio',
    'form is contact',
  ])
  expect(sendMailCall?.textContent).toContain('429')
  expect(document.body.textContent).not.toContain('nickname')
})

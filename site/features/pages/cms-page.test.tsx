import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CmsPage } from './cms-page.tsx'

test('a page shows its photos, and its links to documents lead there', () => {
  const assetRef = `image-${'a'.repeat(40)}-900x600-jpg`
  const photo = { type: 'upload', value: { assetRef, alt: 'A tern', width: 900, height: 600 } }
  const fields = { linkType: 'internal', doc: { relationTo: 'posts', value: { slug: 'terns' } } }
  const link = { type: 'link', fields, children: [{ type: 'text', text: 'Terns' }] }
  const body = { root: { children: [photo, { type: 'paragraph', children: [link] }] } }
  const images = { project: 'agency', dataset: 'production' }
  const html = renderToStaticMarkup(<CmsPage title="Birds" texts={[{ body, images, resolve: () => '/blog/terns' }]} />)
  expect(html).toContain('alt="A tern"')
  expect(html).toContain('href="/blog/terns"')
  expect(html).not.toContain('image-missing')
})

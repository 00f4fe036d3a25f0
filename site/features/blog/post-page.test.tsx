import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthorPage } from './author-page.tsx'
import type { PostCardProps } from './post-card.tsx'
import { PostPage, type PostPageProps } from './post-page.tsx'

const author = {
  name: 'Ruth Amari',
  username: 'ruth.amari',
  href: '/author/ruth.amari/',
  role: 'Analyst',
  bio: 'Reads logs.',
}
const card: PostCardProps = {
  href: '/blog/redirects',
  title: 'What one redirect costs',
  excerpt: 'Counted in round trips.',
  dateIso: '2026-11-17',
  dateText: 'Nov 17, 2026',
  minutes: 4,
  author,
  picture: {
    art: { kind: 'cover', weather: 'night', cover: { form: 'words', caption: 'redirects' } },
    alt: 'A crawl drawn as roots',
  },
}
const heading = (tag: string, text: string) => ({ type: 'heading', tag, children: [{ type: 'text', text }] })
const body = { root: { children: [heading('h1', 'Cost'), heading('h2', 'Count'), heading('h3', 'Detail')] } }
const render = (props: Partial<PostPageProps> = {}) =>
  renderToStaticMarkup(
    <PostPage
      card={card}
      url="https://prairiesignal.example/blog/redirects"
      text={{ body }}
      authorRow={author}
      categories={[{ title: 'SEO', slug: 'seo' }]}
      related={[]}
      trending={[]}
      year={2026}
      newsletter={{ title: 'One chart a week, by email', text: 'Nothing else.' }}
      {...props}
    />,
  )
test('R-121 a post links back to the blog', () => {
  expect(render()).toMatch(/<a class="more" href="\/blog\/">.*?Blog\s*<\/a>/)
})

test('R-122 a post has title, avatar, username, date, and image', () => {
  const html = render()
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('<h1>What one redirect costs</h1>')
  expect(html).toMatch(/<p class="post-meta"><svg class="avatar/)
  expect(html).toContain('<a href="/author/ruth.amari/">ruth.amari</a>')
  expect(html).toMatch(/<time datetime="2026-11-17">Nov 17, 2026<\/time>/i)
  expect(html).toMatch(
    /<figure class="post-cover is-drawn"><svg class="art art-cover[^>]*aria-label="A crawl drawn as roots"/,
  )
})

test('R-122 without image and author, nothing takes their place', () => {
  const html = render({ card: { ...card, picture: undefined, author: undefined }, authorRow: undefined })
  expect(html).not.toMatch(/post-cover|avatar|author-row/)
})

test('R-123 share links have the URL, and copying waits for its script', () => {
  const html = render()
  for (const place of ['https://x.com/', 'https://www.linkedin.com/', 'https://www.facebook.com/', 'mailto:?'])
    expect(html).toContain(`href="${place}`)
  expect(html).not.toContain('href="#"')
  expect(html).toContain(
    '<button type="button" data-copy="https://prairiesignal.example/blog/redirects" hidden="">Copy link</button>',
  )
})

test('R-124 the table of contents links to the headings', () => {
  const html = render()
  expect(html).toContain('<ol><li><a href="#cost">Cost</a></li><li><a href="#count">Count</a></li></ol>')
  for (const id of ['cost', 'count']) expect(html).toContain(`<h2 id="${id}">`)
  expect(html).toContain('<h3 id="detail">')
})

test('R-124 one heading needs no table of contents', () => {
  expect(render({ text: { body: { root: { children: [heading('h2', 'Only')] } } } })).not.toContain('Contents')
})

test('R-124 every id is unique', () => {
  const words = ['Main', 'Contents', 'Newsletter', 'Newsletter title', 'Next title', 'Newsletter email']
  const html = render({
    text: { body: { root: { children: words.map((word) => heading('h2', word)) } } },
    related: [card],
  })
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual([...new Set(ids)])
  expect(ids).not.toContain('main')
})

test('R-125 a post has no review form', () => {
  expect(render()).not.toMatch(/review/i)
})

test('R-127 R-308 trending posts appear below with the year, and are hidden when empty', () => {
  expect(render()).not.toContain('Trending')
  expect(render({ trending: [card], year: 2027 })).toContain('<h2>Trending Article 2027</h2>')
})

test('R-132 a post links to related posts and its category', () => {
  expect(render()).not.toContain('Read next')
  const html = render({ related: [card] })
  expect(html).toContain('Read next')
  expect(html).toContain('<a href="/blog/category/seo/">SEO</a>')
})

test('R-132 an author page has profile, links, and posts, without unsafe links', () => {
  const html = renderToStaticMarkup(
    <AuthorPage
      author={{ ...author, sameAs: ['https://www.linkedin.com/in/x', 'javascript:alert(1)'] }}
      posts={[card]}
      count={1}
      page={1}
      total={1}
    />,
  )
  expect(html).toContain('<h1>Ruth Amari</h1>')
  expect(html).toContain('rel="me noopener">linkedin.com</a>')
  expect(html).not.toContain('javascript')
  expect(html).toContain('1 article')
})

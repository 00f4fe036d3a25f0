import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShellData } from './data.ts'
import { demoNote } from './demo-note.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NotFound } from './not-found.tsx'

const labels = ['SEO', 'PPC', 'Tools', 'Creative', 'Blog', 'About']
const shell: ShellData = {
  publisher: { name: 'Oakfield', tagline: '', email: '', profiles: [] },
  brand: { name: 'Specimen' },
  menus: labels.map((label) => ({
    id: label.toLowerCase(),
    label,
    lead: 'Lead.',
    searchTools: label === 'Tools',
    columns: [{ heading: 'Column', links: [{ label: `${label} page`, href: `/${label}/` }] }],
  })),
  footer: [{ heading: 'Agency', links: [{ label: 'Careers', href: '/career/' }] }],
  legal: [{ label: 'Privacy policy', href: '/privacy-policy/' }],
  offices: ['Chicago', 'Manchester', 'Pune', 'Kolkata'].map((city) => ({
    city,
    country: 'C',
    street: 'S',
    from: 80,
    to: 10,
    hoursText: 'hours',
  })),
  openHoursTitle: 'Four offices',
  newsletter: { title: 'Letter' },
  embeds: {},
  year: 2031,
}
const header = (path: string) => renderToStaticMarkup(<Header brand={shell.brand} menus={shell.menus} path={path} />)
const footer = (props: Partial<Parameters<typeof Footer>[0]> = {}) =>
  renderToStaticMarkup(<Footer shell={shell} path="/" {...props} />)

test('R-078 six menus in order each have a button for their panel', () => {
  const buttons = [...header('/').matchAll(/popoverTarget="menu-([a-z]+)"[^>]*>([^<]+)</gi)]
  expect(buttons.map(([, , label]) => label)).toEqual(labels)
})

test('R-086 every menu link is in the HTML while the menus are closed', () => {
  for (const label of labels) expect(header('/')).toContain(`href="/${label}/"`)
})

test('R-087 a panel follows its button', () => {
  const html = header('/')
  for (const label of labels) {
    const at = html.indexOf(`popoverTarget="menu-${label.toLowerCase()}"`)
    expect(html.slice(at).replace(/^[^>]*>[^<]*<\/button>/, '')).toMatch(
      new RegExp(`^<div class="mega" id="menu-${label.toLowerCase()}"`),
    )
  }
})

test.each([
  ['/blog/', true],
  ['/blog/page/2', true],
  ['/blog/a-post', true],
  ['/', false],
  ['/author/someone/', false],
  ['/case-study/', false],
])('R-083 on %s the dark logo appears: %s', (path, isDark) => {
  expect(header(path).includes('class="mark dark"')).toBe(isDark)
})

test('R-084 the footer has the given year', () => {
  expect(footer()).toContain('© 2031 Specimen')
})

test('the footer has one demonstration notice, only on pages with invented content', () => {
  expect(demoNote([])).toBeUndefined()
  expect(footer({ demoNote: demoNote([]) })).not.toContain('invented')
  const note = demoNote(['offices', 'case-studies', 'authors']) ?? ''
  expect(note).toBe('Demonstration content: the clients, people, figures, and offices on this page are invented.')
  expect(footer({ demoNote: note }).split(note)).toHaveLength(2)
})

test('R-041 a menu marks an offline tool, and one without its data', () => {
  const links = [
    { label: 'Word counter', href: '/tools/word-counter/' },
    { label: 'Rank checker', href: '/tools/rank/', isOpen: false },
    { label: 'Traffic checker', href: '/tools/traffic/', hasNoData: true },
  ]
  const menu = { id: 'tools', label: 'Tools', lead: '', columns: [{ heading: 'SEO', count: 1, links }] }
  const html = renderToStaticMarkup(<Header brand={shell.brand} menus={[menu]} path="/" />)
  expect(html).toContain('<a href="/tools/word-counter/">Word counter</a>')
  expect(html).toContain('<a href="/tools/rank/">Rank checker<small> (not open yet)</small></a>')
  expect(html).toContain('<a href="/tools/traffic/">Traffic checker<small> (no data yet)</small></a>')
})

test('R-132 the header has a search that works without a script', () => {
  const html = header('/')
  expect(html).toMatch(/<button[^>]*aria-label="Search"[^>]*popoverTarget="site-search"/i)
  expect(html).toMatch(/<form class="find" action="\/search\/"><label for="search-site">Search this site<\/label>/)
  expect(html).toContain('data-suggest="/api/search"')
})

test('R-085 the footer shows four offices with their hours in words', () => {
  for (const { city } of shell.offices) expect(footer()).toContain(`<b>${city}</b>`)
  expect(footer().match(/>hours</g)).toHaveLength(4)
})

test('R-088 the newsletter form is in the footer unless the page has its own', () => {
  expect(footer()).toContain('action="/api/subscribe"')
  expect(footer({ hasNewsletter: false })).not.toContain('/api/subscribe')
})

test('R-067 without any setup, there is no chat and no cookie choice', () => {
  expect(footer()).not.toMatch(/chat|cookie/i)
  const withChat = footer({ shell: { ...shell, embeds: { chatUrl: 'https://chat.example/a.js' } } })
  expect(withChat).toContain('data-chat="https://chat.example/a.js"')
  expect(withChat).toContain('Cookie choice')
  expect(withChat).not.toMatch(/<(script|iframe)/)
})

test('S-12 without JavaScript, a refused email address returns with its error at the field', () => {
  const html = footer({
    form: {
      form: 'newsletter',
      success: false,
      message: 'No.',
      errors: { email: 'Not an address.' },
      values: { email: 'a@' },
    },
  })
  expect(html).toContain('value="a@"')
  expect(html).toContain('aria-describedby="newsletter-email-error"')
  expect(html).toContain('href="#newsletter-email"')
})

test('S-24 a missing page offers a search and links', () => {
  const html = renderToStaticMarkup(<NotFound suggestions={shell.footer} />)
  expect(html).toContain('action="/search/"')
  expect(html).toContain('href="/career/"')
})

test('a header is shared by pages on which it is the same, and by no others', () => {
  const by = (path: string) => JSON.stringify(Header.sharedBy({ brand: shell.brand, menus: shell.menus, path }))
  const paths = [
    '/',
    '/contact-us/',
    '/blog/',
    '/blog/a-post',
    '/blog/another-post',
    ...shell.menus.flatMap(({ columns }) => columns.flatMap(({ links }) => links.map(({ href }) => href))),
  ]
  const byKey = Map.groupBy(paths, by)
  for (const same of byKey.values()) expect(new Set(same.map(header)).size).toBe(1)
  expect(byKey.size).toBe(new Set(paths.map(header)).size)
})
